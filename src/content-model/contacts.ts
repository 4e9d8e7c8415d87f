/**
 * The link that calls a number: the digits as printed, after a plus where the number has one (RFC
 * 3966). After a plus, "(0)" is left out: it is dialed inside the country only.
 */
export function phoneHref(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digitsOf(phone)}`;
}

/**
 * The link that opens a chat in WhatsApp, with a message to send.
 * https://faq.whatsapp.com/5913398998672934
 */
export function whatsappHref(number: string, message = ''): string {
  const text = encodeText(message);
  return `https://wa.me/${digitsOf(number)}${text && `?text=${text}`}`;
}

/** A link that opens an email with subject and text (RFC 6068: escapes, line breaks as CRLF). */
export function mailtoHref(to: string, subject: string, body: string): string {
  const text = encodeText(body.replace(/\r?\n/g, '\r\n'));
  const address = to.replace(/[^\w.+@-]/g, encodeURIComponent);
  return `mailto:${address}?subject=${encodeText(subject)}&body=${text}`;
}

/** Text for a link. Half a surrogate pair, which no link can contain, is replaced. */
function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

function digitsOf(text: string): string {
  return text.replace(/(?<=^\s*\+.*)\(0\)|\D/g, '');
}

/** Whether an address or a phone number is still a placeholder (RFC 2606: names of nobody). */
export function isPlaceholder(contact: string): boolean {
  const isOfNobody = /[@/.]example(?:\.(?:com|org|net))?(?=\/|$)/.test(contact);
  return isOfNobody || /0{8}$/.test(contact.replace(/\W/g, ''));
}

/** The link that calls a number: the digits as printed, after a plus where the number has one (RFC 3966). */
export function phoneHref(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digitsOf(phone)}`;
}

/** The link that opens WhatsApp with a message ready to send. https://faq.whatsapp.com/5913398998672934 */
export function whatsappHref(number: string, text: string): string {
  return `https://wa.me/${digitsOf(number)}?text=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))}`;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Whether an email address or a phone number is still a placeholder.
 */
export const isPlaceholder = (contact: string): boolean =>
  /@example\.(?:com|org|net)$/.test(contact) || /0{8}$/.test(contact.replace(/[^\w]/g, ''));

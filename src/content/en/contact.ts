export const contactWords = {
  /** What a link with the email address writes into the email. */
  mailText: 'Languages:\nWords or pages:\nFile format or web address:\nDeadline:',
  /** The mark `sample` below is for the upload link, which the owner has to set up. */
  lead: 'Confidential files? Ask us first: we sign an NDA and send you a secure upload link.',
  address: 'Office address',
  email: 'Email',
  /** On the button beside the address, and its name for screen readers. */
  copy: 'Copy',
  copyEmail: 'Copy email address',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  mapHeading: 'Find the office',
  /** `{place}` is the street and the town of company.ts. */
  mapTitle: 'Map of {place}',
  mapNote:
    'The map comes from {site}, which sees your IP address. If the map does not load, please use the office address on this page.',
  sample: true,
};

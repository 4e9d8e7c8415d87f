import type { Complete } from '../../schema/types';

export const contactWords = {
  /** What a link with the email address writes into the email. */
  mailText: 'மொழிகள்:\nசொற்கள் அல்லது பக்கங்கள்:\nகோப்பு வடிவம்:\nஎப்போது தேவை:',
  /** The mark `sample` below is for the upload link, which the owner has to set up. */
  lead: 'மொழிகள், சொற்கள் அல்லது பக்கங்களின் எண்ணிக்கை, கோப்பு வடிவம், காலக்கெடு ஆகியவற்றைச் சொல்லுங்கள். ரகசியமான கோப்புகளா? அனுப்பும் முன் எங்களிடம் கேளுங்கள்: ரகசியக் காப்பு ஒப்பந்தத்தில் (NDA) கையொப்பமிட்டு, பாதுகாப்பாகப் பதிவேற்ற ஓர் இணைப்பை அனுப்புவோம்.',
  address: 'அலுவலக முகவரி',
  email: 'மின்னஞ்சல்',
  phone: 'தொலைபேசி',
  whatsapp: 'WhatsApp',
  mapHeading: 'அலுவலகம் அமைந்துள்ள இடம்',
  /** `{place}` is the street and the town of company.ts. */
  mapTitle: 'வரைபடம்: {place}',
  mapNote: 'இது OpenStreetMap வழங்கும் வரைபடம். தெரியவில்லை என்றால், முகவரியைப் பாருங்கள்.',
  sample: true,
};

export type Check = Complete<typeof import('./contact'), typeof import('../en/contact')>;

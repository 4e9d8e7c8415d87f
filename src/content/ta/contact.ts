import type { Complete } from '../../content-model/types';

export const contactWords = {
  lead: 'உங்கள் செய்தியில் மொழிகள், சொற்கள் அல்லது பக்கங்களின் எண்ணிக்கை, கோப்பு வடிவம், காலக்கெடு ஆகியவற்றைக் குறிப்பிடுங்கள். கோப்புகளை மின்னஞ்சலுடன் இணைக்கலாம்.',
  address: 'அலுவலக முகவரி',
  email: 'மின்னஞ்சல்',
  phone: 'தொலைபேசி',
  whatsapp: 'WhatsApp',
  mapHeading: 'அலுவலகம் அமைந்துள்ள இடம்',
  /** `{place}` is the street and the town of company.ts. */
  mapTitle: 'வரைபடம்: {place}',
  mapNote: 'இந்த வரைபடத்தை OpenStreetMap வழங்குகிறது. அது தெரியவில்லை என்றால், முகவரியைப் பயன்படுத்துங்கள்.',
};

export type Check = Complete<typeof import('./contact'), typeof import('../en/contact')>;

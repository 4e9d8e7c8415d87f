import type { Complete } from '../../content-model/types';

export const contactWords = {
  lead: 'अपने संदेश में भाषाएँ, शब्दों या पन्नों की संख्या, फ़ाइल का फ़ॉर्मैट और समय-सीमा बताएँ। फ़ाइलें आप ईमेल में अटैच कर सकते हैं।',
  address: 'दफ़्तर का पता',
  email: 'ईमेल',
  phone: 'फ़ोन',
  whatsapp: 'WhatsApp',
  mapHeading: 'हमारा दफ़्तर कहाँ है',
  /** `{place}` is the street and the town of company.ts. */
  mapTitle: '{place} का नक्शा',
  mapNote: 'यह नक्शा OpenStreetMap से आता है। न खुले, तो पता देख लें।',
};

export type Check = Complete<typeof import('./contact'), typeof import('../en/contact')>;

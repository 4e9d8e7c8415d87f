import type { Entry } from '../../schema/types';
import type { IndustryId, OfferId } from '../lists';

/** The names of the offers on the industry cards. */
export const offerWords = {
  cad: 'CAD सेवाएँ',
  content: 'कंटेंट राइटिंग',
  dtp: 'डीटीपी सेवाएँ',
  software: 'सॉफ़्टवेयर लोकलाइज़ेशन',
  translation: 'अनुवाद सेवाएँ',
  voiceover: 'वॉइसओवर और सबटाइटलिंग',
  website: 'वेबसाइट लोकलाइज़ेशन',
} satisfies Readonly<Record<OfferId, string>>;

export const industryWords = {
  automobile: {
    title: 'ऑटोमोबाइल',
    text: 'CAD ड्रॉइंग के लेबल, नोट और पुर्ज़ों की सूचियाँ। मैनुअल के पन्नों का हर लिपि में नया लेआउट।',
  },
  telecom: {
    title: 'टेलीकॉम',
    text: 'प्लान, बिल और एसएमएस। जो ग्राहक पढ़ने के बजाय सुनना पसंद करते हैं, उनके लिए रिकॉर्ड किए गए वॉइस मैसेज।',
  },
  legal: {
    title: 'कानून',
    text: 'अनुबंध, याचिकाएँ, साक्ष्य और नोटिस, साथ में इन्हें आसान भाषा में समझाने वाली गाइड।',
  },
  ecommerce: {
    title: 'ई-कॉमर्स और रिटेल',
    text: 'प्रोडक्ट पेज, चेकआउट, रिटर्न पॉलिसी और त्योहारों के ऑफ़र, उन्हीं शब्दों में, जिनसे खरीदार खोजते हैं।',
  },
  travel: {
    title: 'यात्रा और पर्यटन',
    text: 'यात्रा कार्यक्रम, मेन्यू, साइनबोर्ड, सुरक्षा सूचनाएँ, ऑडियो गाइड और पर्यटन स्थलों की फ़िल्में।',
  },
  elearning: {
    title: 'ई-लर्निंग',
    text: 'वॉइसओवर और सबटाइटल वाले पाठ, और उनका लर्निंग प्लेटफ़ॉर्म भी, सब एक ही शब्दावली में।',
  },
  finance: {
    title: 'वित्त और बैंकिंग',
    text: 'लोन एग्रीमेंट, मुख्य तथ्य विवरण (KFS), केवाईसी फ़ॉर्म और नोटिस। पुनरीक्षक हर दर और रकम जाँचता है।',
    sample: true,
  },
  medical: {
    title: 'चिकित्सा',
    text: 'सहमति\u00a0पत्र, दवाओं के लीफ़लेट, पैकेजिंग और उपकरणों के मैनुअल, छपाई के लिए तैयार लेआउट में।',
  },
} satisfies Readonly<Record<IndustryId, Entry>>;

import type { Entry, Heading, ProgressWords } from '../../schema/types';
import type { ClaimId, ExpertiseId } from '../figures';
import type { FeatureId, SlideId } from '../lists';

export const slideWords = {
  certified: {
    title: 'पेशेवर अनुवाद सेवाएँ',
    text: 'एक भाषा विशेषज्ञ अनुवाद करता है, दूसरा उसे मूल से मिलाकर जाँचता है। जहाँ कोई विभाग या संस्था माँगे, वहाँ हम अनुवाद प्रमाणित करते हैं।',
    sample: true,
  },
  bridge: {
    title: 'भाषाओं को जोड़ने वाले विशेषज्ञ',
    text: 'अंग्रेज़ी से या अंग्रेज़ी में अनुवाद, पुनरीक्षण समेत, ₹2.50 प्रति शब्द से शुरू होता है। हमारी देरी के हर कार्यदिवस पर कीमत 5% घट जाती है।',
    sample: true,
  },
} satisfies Readonly<Record<SlideId, Entry>>;

/** The band under the banner: what each figure of src/content/figures.ts counts. */
export const claimWords = {
  languages: 'क्षेत्रीय भारतीय भाषाएँ',
  certified: 'प्रमाणित अनुवाद',
  clients: 'क्लाइंट, 2021 से',
  satisfaction: 'संतुष्ट क्लाइंट (2025 के सर्वे में 50\u00a0में से 49)',
  process: 'के अनुरूप अनुवाद प्रक्रिया (हमारी अपनी घोषणा)',
  support: 'फ़ोन और ईमेल पर सहायता',
} satisfies Readonly<Record<ClaimId, string>>;

export const homeSections = {
  whyUs: {
    eyebrow: 'हमें क्यों चुनें?',
    heading: 'आप जो लिखें, दिखाएँ या कहें, सबके लिए एक ही कंपनी',
  },
  services: {
    eyebrow: 'हमारी सेवाएँ',
    heading: 'दस्तावेज़, वेबसाइट, फ़िल्में और ऐप; दुभाषिए और CAD भी',
  },
  about: { eyebrow: 'हमारे बारे में', heading: '2021 से भारतीय भाषाओं में काम' },
  expertise: { eyebrow: 'भाषाओं में विशेषज्ञता', heading: 'आपके टेक्स्ट पर कौन काम करता है?' },
  process: { eyebrow: 'हमारी प्रक्रिया', heading: 'चार चरण, दो भाषा विशेषज्ञ' },
  contact: { eyebrow: 'संपर्क', heading: 'भाषाएँ, शब्दों की संख्या और समय-सीमा बताएँ' },
  faq: { eyebrow: 'सवाल-जवाब', heading: 'पहला ऑर्डर देने से पहले' },
} satisfies Record<string, Heading>;

/** About the sentence of specimen.ts. */
export const alignmentWords = {
  heading: 'हर शब्द अपनी सही जगह पर',
  caption:
    'अंग्रेज़ी में “अधिकार” पहले आता है और “शिक्षा” बाद में; इन भारतीय भाषाओं में क्रम उलटा है। मानव अधिकारों की सार्वभौम घोषणा, अनुच्छेद\u00a026।',
};

export const featureWords = {
  multilingual: {
    title: 'कई भाषाओं में अनुवाद',
    text: 'हम एक टेक्स्ट का अनुवाद कई भारतीय भाषाओं में करते हैं। हर भाषा की अलग शब्दावली होती है, ताकि पारिभाषिक शब्द एक जैसे रहें।',
  },
  localization: {
    title: 'वेबसाइट और ऐप लोकलाइज़ेशन',
    text: 'पेज, स्क्रीन, तारीखें, कीमतें और एरर मैसेज आपके यूज़र की भाषा में। तैयार काम ब्राउज़र में या ऐप चलाकर जाँचा जाता है।',
  },
  interpretation: {
    title: 'दुभाषिया सेवाएँ',
    text: 'बैठकों, सुनवाइयों, साइट विज़िट और कॉल के लिए दुभाषिए। एजेंडा भेज दें, तो आपका दुभाषिया तैयारी करके आएगा।',
  },
} satisfies Readonly<Record<FeatureId, Entry>>;

export const aboutTeaser =
  'कई राज्यों में सेवा देने वाली कंपनियों और संस्थाओं के लिए हम अनुबंध, कोर्स, ऐप की स्क्रीन और सुरक्षा मैनुअल का अनुवाद करते हैं।';

/** The bars of the home page: what each percentage of src/content/figures.ts counts. */
export const expertiseWords = {
  native: {
    label: 'मातृभाषा में किए गए अनुवाद',
    measures:
      '2025 में हमारे इतने प्रतिशत अनुवाद अनुवादकों ने अपनी मातृभाषा में किए। बाकी सबका पुनरीक्षण अनुवाद की भाषा के मातृभाषियों ने किया।',
    sample: true,
  },
  experienced: {
    label: 'अपनी भाषा में अनुभवी',
    measures:
      'हमारे 160\u00a0भाषा विशेषज्ञों में से 144 अपनी भाषा में पाँच साल या उससे ज़्यादा समय से काम कर रहे हैं।',
    sample: true,
  },
  layout: {
    label: 'लेआउट जाँचने में प्रशिक्षित',
    measures:
      'हमारे 160\u00a0भाषा विशेषज्ञों में से 120 अपनी लिपि के तैयार पन्नों की प्रूफ़रीडिंग में प्रशिक्षित हैं। लेआउट सिर्फ़ वही जाँचते हैं।',
    sample: true,
  },
} satisfies Readonly<Record<ExpertiseId, ProgressWords>>;

export const processSteps = [
  {
    title: 'विश्लेषण',
    text: 'कोऑर्डिनेटर शब्द गिनता है और आपकी मंज़ूरी के लिए पारिभाषिक शब्दों की सूची बनाता है।',
  },
  {
    title: 'अनुवाद',
    text: 'अनुवादक मंज़ूर किए गए पारिभाषिक शब्दों के अनुसार अनुवाद करता है और अपना काम खुद जाँचता है।',
  },
  {
    title: 'पुनरीक्षण',
    text: 'दूसरा भाषा विशेषज्ञ, यानी पुनरीक्षक, अनुवाद को मूल से मिलाकर जाँचता है। ISO\u00a017100 में इसका नाम revision है।',
  },
  {
    title: 'डिलीवरी',
    text: 'कोऑर्डिनेटर फ़ाइलों को आपके निर्देशों से मिलाकर जाँचता है और आपको भेज देता है।',
  },
] satisfies readonly Entry[];

export const contactCallOut = {
  text: 'हमारा कोऑर्डिनेटर एक कार्यदिवस के भीतर कीमत और डिलीवरी की तारीख बता देता है; “अनुरोध पर” वाली भाषाओं के लिए तीन कार्यदिवस में।',
  sample: true,
};

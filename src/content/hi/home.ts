import type { Entry, ProgressWords } from '../../schema/types';
import type { ClaimId, ExpertiseId } from '../figures';
import type { FeatureId, SlideId } from '../lists';

export const slideWords = {
  certified: {
    title: 'पेशेवर अनुवाद सेवाएँ',
    text: 'भारत की 50+\u00a0क्षेत्रीय भाषाओं में अनुवाद; जहाँ कोई विभाग या संस्था माँगे, वहाँ प्रमाणित। वेबसाइट, सॉफ़्टवेयर और वीडियो का काम भी।',
    sample: true,
  },
  bridge: {
    title: 'भाषाओं को जोड़ने वाले विशेषज्ञ',
    text: 'अंग्रेज़ी से हिन्दी, तमिल, बांग्ला, संथाली और दूसरी भारतीय भाषाओं में, और इनसे अंग्रेज़ी में अनुवाद। आपकी सभी भाषाओं के लिए एक ही कोऑर्डिनेटर।',
    sample: true,
  },
} satisfies Readonly<Record<SlideId, Entry>>;

/** The band under the banner: what each figure of src/content/figures.ts counts. */
export const claimWords = {
  languages: 'भारत की क्षेत्रीय भाषाएँ',
  certified: 'प्रमाणित अनुवाद',
  clients: 'क्लाइंट, 2021 से',
  satisfaction: 'संतुष्ट क्लाइंट (2025 में पूछे गए 50 में से)',
  process: 'के अनुरूप अनुवाद (हमारी अपनी घोषणा)',
  support: 'सहायता',
} satisfies Readonly<Record<ClaimId, string>>;

export const homeSections = {
  whyUs: {
    eyebrow: 'हमें क्यों चुनें?',
    heading: 'दस्तावेज़ हो, स्क्रीन हो या बैठक, बात आपके ग्राहकों की भाषा में',
  },
  services: { eyebrow: 'हमारी सेवाएँ', heading: 'अनुवाद, लेआउट, वॉइसओवर और लोकलाइज़ेशन' },
  about: { eyebrow: 'हमारे बारे में', heading: '2021 से भारतीय भाषाओं में काम' },
  expertise: { eyebrow: 'भाषाओं में विशेषज्ञता', heading: 'आपका काम किन हाथों में है?' },
  process: { eyebrow: 'हमारी प्रक्रिया', heading: 'चार चरण, दो भाषा विशेषज्ञ' },
  contact: { eyebrow: 'संपर्क', heading: 'भाषाएँ, शब्दों की संख्या और समय-सीमा बताएँ' },
  faq: { eyebrow: 'सवाल-जवाब', heading: 'क्लाइंट सबसे पहले यही पूछते हैं' },
};

/** About the sentence of specimen.ts. */
export const alignmentWords = {
  heading: 'हर शब्द अपनी सही जगह पर',
  caption:
    'अंग्रेज़ी में “अधिकार” पहले आता है और “शिक्षा” बाद में; इन भारतीय भाषाओं में क्रम उलटा है। मानव अधिकारों की सार्वभौम घोषणा, अनुच्छेद\u00a026।',
};

export const featureWords = {
  multilingual: {
    title: 'कई भाषाओं में अनुवाद',
    text: 'एक मूल पाठ का अनुवाद कई भारतीय भाषाओं में। हर भाषा की अलग पारिभाषिक शब्दावली, ताकि शब्द हर फ़ाइल में एक जैसे रहें।',
  },
  localization: {
    title: 'वेबसाइट और ऐप लोकलाइज़ेशन',
    text: 'पेज, स्क्रीन, तारीखें, कीमतें और एरर मैसेज यूज़र की भाषा में। तैयार काम ब्राउज़र में या ऐप चलाकर जाँचा जाता है।',
  },
  interpretation: {
    title: 'दुभाषिया सेवाएँ',
    text: 'बैठकों, सुनवाइयों, साइट विज़िट और कॉल के लिए दुभाषिए। एजेंडा पहले भेज दें, तो दुभाषिया शब्दावली की तैयारी करके आएगा।',
  },
} satisfies Readonly<Record<FeatureId, Entry>>;

export const aboutTeaser =
  'कई राज्यों में सेवा देने वाली कंपनियों और संस्थाओं के लिए हम अनुबंध, कोर्स, ऐप की स्क्रीन और सुरक्षा मैनुअल का अनुवाद करते हैं।';

/** The bars of the home page: what each percentage of src/content/figures.ts counts. */
export const expertiseWords = {
  native: {
    label: 'मातृभाषा में अनुवाद',
    measures:
      '2025 में हमारे इतने प्रतिशत अनुवाद उन अनुवादकों ने किए, जो अनुवाद की भाषा के मातृभाषी हैं। बाकी अनुवाद ऐसे दूसरे विशेषज्ञों ने मूल से मिलाकर जाँचे, जो उस भाषा के मातृभाषी हैं।',
    sample: true,
  },
  experienced: {
    label: 'भाषा में काम का अनुभव',
    measures:
      'हमारे 160\u00a0भाषा विशेषज्ञों में से 144 अपनी भाषा में पाँच साल या उससे ज़्यादा समय से काम कर रहे हैं।',
    sample: true,
  },
  layout: {
    label: 'लिपि और लेआउट में दक्षता',
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
    text: 'अनुवादक आपकी शब्दावली के अनुसार अनुवाद करता है और अपना काम खुद जाँचता है।',
  },
  { title: 'जाँच', text: 'दूसरा विशेषज्ञ अनुवाद को मूल से मिलाकर जाँचता है।' },
  {
    title: 'डिलीवरी',
    text: 'कोऑर्डिनेटर फ़ाइलों को आपके निर्देशों से मिलाकर जाँचता है और आपको भेज देता है।',
  },
] satisfies readonly Entry[];

export const contactCallOut = {
  text: 'एक कार्यदिवस के भीतर हमारा कोऑर्डिनेटर आपको कीमत और डिलीवरी की तारीख बता देगा।',
  sample: true,
};

import type { Complete, Entry, ProgressWords } from '../../content-model/types';
import type { ClaimId, ExpertiseId } from '../figures';
import type { FeatureId, SlideId } from '../lists';

export const slideWords = {
  certified: {
    title: 'पेशेवर अनुवाद सेवाएँ',
    text: 'दस्तावेज़, वेबसाइट, सॉफ़्टवेयर और वीडियो, 50+ भारतीय क्षेत्रीय भाषाओं में। जहाँ कोई विभाग या संस्था माँगे, वहाँ प्रमाणित अनुवाद भी।',
  },
  bridge: {
    title: 'भाषाओं को जोड़ने वाले विशेषज्ञ',
    text: 'अंग्रेज़ी और हिन्दी, तमिल, बांग्ला, संथाली जैसी भाषाओं के बीच, दोनों दिशाओं में। हर अनुवाद को दूसरा भाषा विशेषज्ञ मूल से मिलाकर जाँचता है।',
  },
} satisfies Readonly<Record<SlideId, Entry>>;

/** The band under the banner: what each figure of src/content/figures.ts counts. */
export const claimWords = {
  languages: 'भारतीय क्षेत्रीय भाषाएँ',
  clients: 'क्लाइंट',
  satisfaction: 'क्लाइंट संतुष्टि',
  process: 'के अनुरूप अनुवाद प्रक्रिया',
  support: 'सहायता',
} satisfies Readonly<Record<ClaimId, string>>;

export const homeSections = {
  whyUs: {
    eyebrow: 'हम ही क्यों',
    heading: 'दस्तावेज़, स्क्रीन और बैठकें, उन लोगों की भाषाओं में जिन तक आपको पहुँचना है',
  },
  services: { eyebrow: 'हमारी सेवाएँ', heading: 'पहले मसौदे से तैयार फ़ाइल तक' },
  about: { eyebrow: 'हमारे बारे में', heading: '2021 से भारतीय भाषाओं में काम' },
  expertise: { eyebrow: 'भाषाओं की विशेषज्ञता', heading: 'भाषाओं के पीछे के लोग' },
  process: { eyebrow: 'हमारी प्रक्रिया', heading: 'आपकी फ़ाइल से डिलीवरी तक' },
  contact: { eyebrow: 'संपर्क', heading: 'हमें टेक्स्ट भेजें, भाषाएँ और समय-सीमा बताएँ' },
  faq: { eyebrow: 'सवाल-जवाब', heading: 'क्लाइंट सबसे पहले यही पूछते हैं' },
};

export const specimenCaption =
  'अंग्रेज़ी में “अधिकार” शब्द “शिक्षा” से पहले आता है, बाकी पाँच भाषाओं में उसके बाद। तमिल में वह क्रिया से जुड़ जाता है; उर्दू दाएँ से बाएँ पढ़ी जाती है। मानवाधिकारों की सार्वभौम घोषणा के अनुच्छेद 26 से।';

export const featureWords = {
  multilingual: {
    title: 'कई भाषाओं में अनुवाद',
    text: 'एक मूल पाठ का अनुवाद, जितनी भारतीय भाषाओं में आप चाहें। हर भाषा की अपनी शब्दावली होती है, ताकि सभी फ़ाइलों में शब्द एक जैसे रहें।',
  },
  localization: {
    title: 'वेबसाइट और ऐप लोकलाइज़ेशन',
    text: 'पेज, स्क्रीन, तारीखें, कीमतें और एरर मैसेज पाठक की भाषा में, ब्राउज़र या चलते हुए ऐप में जाँचे हुए।',
  },
  interpretation: {
    title: 'दुभाषिया सेवाएँ',
    text: 'बैठकों, सुनवाइयों, साइट के दौरों और कॉल के लिए दुभाषिए। हमें एजेंडा भेजें, आपका दुभाषिया शब्दावली की तैयारी करके आएगा।',
  },
} satisfies Readonly<Record<FeatureId, Entry>>;

export const aboutTeaser =
  'हम भारतीय भाषाओं की अनुवाद और लोकलाइज़ेशन कंपनी हैं। क्लाइंट हमारे पास वह टेक्स्ट लाते हैं जिसका समझ में आना ज़रूरी है: अनुबंध, कोर्स, प्रोडक्ट की स्क्रीन, सुरक्षा मैनुअल।';

/** The bars of the home page: what each percentage of src/content/figures.ts counts. */
export const expertiseWords = {
  native: {
    label: 'मातृभाषा में अनुवाद',
    measures: 'ऐसे अनुवादों का प्रतिशत, जो भाषा विशेषज्ञ ने अपनी मातृभाषा में किए',
  },
  experienced: {
    label: 'भाषा का अनुभव',
    measures:
      'हमारे ऐसे भाषा विशेषज्ञों का प्रतिशत, जिन्हें अपनी भाषा में पाँच साल या उससे ज़्यादा का पेशेवर अनुभव है',
  },
  layout: {
    label: 'लिपि और लेआउट का हुनर',
    measures: 'हमारे ऐसे भाषा विशेषज्ञों का प्रतिशत, जो अपनी लिपि के तैयार पन्नों की प्रूफ़रीडिंग में प्रशिक्षित हैं',
  },
} satisfies Readonly<Record<ExpertiseId, ProgressWords>>;

export const processSteps = [
  {
    title: 'विश्लेषण',
    text: 'हम आपकी फ़ाइल पढ़ते हैं, शब्द गिनते हैं और आपके साथ तय किए जाने वाले पारिभाषिक शब्दों की सूची बनाते हैं।',
  },
  {
    title: 'अनुवाद',
    text: 'भाषा विशेषज्ञ टेक्स्ट का अनुवाद करता है और उसे आपकी शब्दावली से मिलाकर देखता है।',
  },
  { title: 'जाँच', text: 'दूसरा भाषा विशेषज्ञ अनुवाद को मूल से मिलाकर जाँचता है।' },
  {
    title: 'डिलीवरी',
    text: 'अंतिम जाँच के बाद फ़ाइलें आपको उसी फ़ॉर्मैट में मिलती हैं, जिसमें आपने भेजी थीं।',
  },
] satisfies readonly Entry[];

export const contactCallOut = 'हम एक कार्यदिवस के भीतर जवाब में कीमत और डिलीवरी की तारीख बताएँगे।';

export type Check = Complete<typeof import('./home'), typeof import('../en/home')>;

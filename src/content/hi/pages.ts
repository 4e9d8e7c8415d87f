import type { Complete } from '../../content-model/types';
import type { RoutePath } from '../../router/routes';

/** What a search result says about the site: up to 160 characters. */
export const siteDescription =
  '50+ भारतीय क्षेत्रीय भाषाओं में अनुवाद, लोकलाइज़ेशन, वॉइसओवर, सबटाइटलिंग और डीटीपी। प्रमाणित अनुवाद। ISO 17100 के अनुरूप प्रक्रिया।';

/** The line under the company's name on the picture that a shared link shows. */
export const socialCardText = 'भारतीय भाषाओं के लिए अनुवाद और लोकलाइज़ेशन';

/** The title of each page, in tabs and in search results. `{company}` is the name in company.ts. */
export const titles = {
  '/': '{company} – भारतीय भाषाओं के लिए अनुवाद',
  '/about-us': 'हमारे बारे में – {company}',
  '/services': 'हमारी सेवाएँ – {company}',
  '/language': 'भाषाएँ – {company}',
  '/industry': 'उद्योग – {company}',
  '/contact-us': 'कोटेशन माँगें – {company}',
  notFound: 'पेज नहीं मिला – {company}',
} satisfies Record<RoutePath | 'notFound', string>;

/** The head of each page. */
export const headings = {
  '/': {
    h1: '50+ भारतीय भाषाओं में अनुवाद और लोकलाइज़ेशन',
    lead: 'उन कंपनियों और संस्थाओं के लिए, जिनके ग्राहक, कर्मचारी या नागरिक हिन्दी, तमिल, बांग्ला, उर्दू या कोई और भारतीय भाषा पढ़ते हैं।',
  },
  '/about-us': {
    eyebrow: 'हमारे बारे में',
    h1: 'भारत की भाषाओं के बीच एक पुल',
    lead: '2021 में हमने दस्तावेज़ों से शुरुआत की। आज हम वेबसाइट और सॉफ़्टवेयर का लोकलाइज़ेशन भी करते हैं, और फ़िल्मों और कोर्स को भारतीय भाषाओं में आवाज़ देते हैं।',
  },
  '/services': {
    eyebrow: 'हमारी सेवाएँ',
    h1: 'ऊँचे स्तर की भरोसेमंद और पेशेवर सेवाएँ',
    lead: 'छह सेवाएँ, टेक्स्ट लिखने से लेकर चलते हुए सॉफ़्टवेयर में उसकी जाँच तक, और ज़रूरत हो, तो दुभाषिए भी। हमारी अनुवाद प्रक्रिया ISO 17100 के अनुरूप है।',
  },
  '/language': {
    eyebrow: 'भाषाएँ',
    h1: 'भारत की भाषाएँ, उन लिपियों में जिनमें वे पढ़ी जाती हैं',
    lead: 'सभी 22 अनुसूचित भाषाएँ और दर्जनों दूसरी भाषाएँ, हिन्दी और तमिल से लेकर तुलू, कोकबोरोक और बल्ती तक।',
  },
  '/industry': {
    eyebrow: 'उद्योग',
    h1: 'आपका उद्योग, आपके ग्राहकों की भाषा में',
    lead: 'अदालत, क्लिनिक और शोरूम में एक ही भाषा अलग-अलग ढंग से बरती जाती है। काम शुरू होने से पहले हम आपके साथ शब्दावली तय करते हैं।',
  },
  '/contact-us': {
    eyebrow: 'संपर्क',
    h1: 'कोटेशन माँगें',
    lead: 'हमें किसी भी समय ईमेल या कॉल करें: सहायता 24/7 उपलब्ध है। मिलने आने से पहले कृपया कॉल कर लें।',
  },
};

export type Check = Complete<typeof import('./pages'), typeof import('../en/pages')>;

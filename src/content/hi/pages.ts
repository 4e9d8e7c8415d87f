import type { RoutePath } from '../../schema/routes';
/** What a search result says about the site: up to 160 characters. */
export const siteDescription =
  'भारत की 50+ क्षेत्रीय भाषाओं में ISO 17100 के अनुरूप अनुवाद (हमारी अपनी घोषणा)। प्रमाणित अनुवाद, लोकलाइज़ेशन, वॉइसओवर, सबटाइटलिंग और डीटीपी भी।';

/** The line under the company's name on the picture that a shared link shows. */
export const socialCardText = 'भारतीय भाषाओं में अनुवाद और लोकलाइज़ेशन';

/** The title of each page, in tabs and in search results. `{company}` is the name in company.ts. */
export const titles = {
  '/': '{company} – भारतीय भाषाओं में अनुवाद',
  '/about-us': 'हमारे बारे में – {company}',
  '/services': 'हमारी सेवाएँ – {company}',
  '/language': 'भाषाएँ – {company}',
  '/industry': 'कार्यक्षेत्र – {company}',
  '/contact-us': 'कोटेशन माँगें – {company}',
  notFound: 'पेज नहीं मिला – {company}',
} satisfies Record<RoutePath | 'notFound', string>;

/** The head of each page. */
export const headings = {
  '/': {
    h1: '50+\u00a0भारतीय भाषाओं में अनुवाद और लोकलाइज़ेशन',
    lead: 'हम उन कंपनियों और सार्वजनिक संस्थाओं के लिए काम करते हैं, जो लोगों को हिन्दी, तमिल, बांग्ला, उर्दू और दूसरी भारतीय भाषाओं में सेवाएँ देती हैं।',
  },
  '/about-us': {
    h1: '50+\u00a0भारतीय भाषाओं\u00a0में काम करने वाली नोएडा की अनुवाद कंपनी',
    lead: 'हमारे 24\u00a0कर्मचारी और 160\u00a0फ़्रीलांस भाषा विशेषज्ञ बैंकों, मैन्युफ़ैक्चरिंग कंपनियों, अस्पतालों, प्रकाशकों और सरकारी विभागों के लिए काम करते हैं।',
    sample: true,
  },
  '/services': {
    h1: 'उच्च स्तर की भरोसेमंद और पेशेवर सेवाएँ',
    lead: 'हम कंटेंट राइटिंग, अनुवाद, लेआउट, रिकॉर्डिंग और लोकलाइज़ेशन करते हैं; हमारे दुभाषिए आपकी बताई जगह पर, फ़ोन पर या वीडियो पर काम करते हैं। हमारी अनुवाद प्रक्रिया ISO\u00a017100 के अनुरूप है (हमारी अपनी घोषणा)।',
    sample: true,
  },
  '/language': {
    h1: 'भारत की भाषाएँ, अपनी-अपनी लिपि में',
    lead: 'हम क्षेत्रीय रूप मिलाकर 50 से ज़्यादा भाषाओं में काम करते हैं, और अनुरोध पर कुछ दूसरी भाषाओं में भी।',
    sample: true,
  },
  '/industry': {
    h1: 'काम आपका, भाषा आपके ग्राहकों की',
    lead: 'अदालत, क्लिनिक और शोरूम में एक ही भाषा अलग-अलग ढंग से बरती जाती है। काम शुरू होने से पहले हम आपके साथ शब्दावली तय करते हैं।',
  },
  '/contact-us': {
    h1: 'कोटेशन माँगें',
    lead: 'कॉल और ईमेल का जवाब कोऑर्डिनेटर 24/7\u00a0देता है, हिन्दी या अंग्रेज़ी में। कोटेशन एक कार्यदिवस के भीतर मिल जाता है; “अनुरोध पर” वाली भाषाओं के लिए तीन कार्यदिवस में। मिलने आने से पहले कृपया कॉल कर लें।',
    sample: true,
  },
} satisfies Record<
  RoutePath,
  {
    readonly h1: string;
    readonly lead: string;
    readonly sample?: true;
  }
>;

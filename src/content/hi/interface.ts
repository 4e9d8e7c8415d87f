/** The names of the pages in the header and the footer. */
export const navLabels = {
  '/': 'होम',
  '/about-us': 'हमारे बारे में',
  '/services': 'हमारी सेवाएँ',
  '/language': 'भाषाएँ',
  '/industry': 'कार्यक्षेत्र',
  '/contact-us': 'कोटेशन लें',
};

export const headerWords = {
  skip: 'सीधे मुख्य सामग्री पर जाएँ',
  menu: 'मेन्यू',
  nav: 'मुख्य',
  /** The links to the site's other languages. */
  editions: 'इस साइट की भाषा',
};

export const footerWords = {
  about:
    'यह वेबसाइट न कुकी का इस्तेमाल करती है, न आपके बारे में कुछ सहेजती है। आप हमें जो कुछ भेजते हैं, उसका इस्तेमाल हम सिर्फ़ आपके कोटेशन और ऑर्डर के लिए करते हैं।',
  nav: 'फ़ुटर',
  pages: 'पेज',
  services: 'हमारी सेवाएँ',
  contact: 'संपर्क',
  end: '© {registeredName}',
};

export const draftWords = {
  draft: 'यह वेबसाइट अभी मसौदे के रूप में है: इसके कुछ टेक्स्ट, आँकड़े और नाम सिर्फ़ नमूने हैं या उनकी जाँच बाकी है।',
  unreviewed: 'इस अनुवाद की जाँच अभी किसी भाषा विशेषज्ञ ने नहीं की है।',
};

export const actions = {
  requestQuote: 'कोटेशन माँगें',
  readMore: 'और पढ़ें',
  /** For screen readers, after "और पढ़ें": which service it is about. */
  readMoreAbout: ': {title}',
  exploreServices: 'और सेवाएँ देखें',
  getServices: 'सेवाएँ लें',
  contactUs: 'संपर्क करें',
  openInMaps: 'नक्शा खोलें',
};

export const carouselNames = {
  banner: 'मुख्य बातें',
  services: 'हमारी सेवाएँ',
  testimonials: 'क्लाइंट क्या कहते हैं?',
};

/** The parts of a carousel, for screen readers. */
export const carouselWords = {
  carousel: 'स्लाइड शो',
  slide: 'स्लाइड',
  stop: 'स्लाइड का अपने आप बदलना रोकें',
  start: 'स्लाइड का अपने आप बदलना शुरू करें',
  previous: 'पिछली स्लाइड',
  next: 'अगली स्लाइड',
  choose: 'स्लाइड चुनें',
  position: '{count} में से {number}',
  /** Beside the button of a carousel without dots. */
  place: '{number} / {count}',
};

export const tabNames = {
  mission: 'मिशन, विज़न और सोच',
  milestones: 'साल-दर-साल पड़ाव',
};

export const notFoundWords = {
  title: 'पेज नहीं मिला',
  /** `{address}` is the address that the visitor requested. */
  asked: '{address} पते पर कोई पेज नहीं है।',
  next: 'पते की वर्तनी देख लें, या इनमें से किसी पेज पर जाएँ:',
};

export const failedPageWords = {
  title: 'यह पेज नहीं दिखाया जा सका',
  text: 'माफ़ करें, हमारी ओर से कुछ गड़बड़ हो गई। फ़ॉर्म में आपने जो लिखा था, पेज फिर से खुलने पर वह वहीं मिलेगा। दोबारा कोशिश से भी बात न बने, तो हमें ईमेल या कॉल करें।',
  retry: 'फिर से कोशिश करें',
};

export const formWords = {
  heading: 'हमसे संपर्क करें',
  note: 'चारों फ़ील्ड भरना ज़रूरी है। बटन दबाने पर इनसे एक ईमेल तैयार होता है, जिसे आप खुद भेजते हैं।',
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  message: 'मैसेज',
  /** Below the label of the message: what a quote needs. */
  messageHint: 'भाषाएँ, कितने शब्द या पन्ने, फ़ाइल फ़ॉर्मैट या वेबसाइट का पता, समय-सीमा',
  submit: 'कोटेशन का अनुरोध तैयार करें',
  noScript: 'यह फ़ॉर्म JavaScript के बिना नहीं चलता। कृपया हमें सीधे ईमेल या कॉल करें।',
  /** In the finished message, before what was typed into a field. */
  before: '{label}:',
};

/** What the words beside a field say when it is empty, or its address does not fit. */
export const fieldProblems = {
  name: 'अपना नाम लिखें।',
  email: 'अपना ईमेल पता लिखें।',
  phone: 'अपना फ़ोन नंबर लिखें।',
  message: 'लिखें कि आपको क्या चाहिए।',
  address: 'अपना पूरा ईमेल पता लिखें, जैसे name@example.com।',
  indianAddress:
    'आपका ब्राउज़र भारतीय लिपि में लिखा ईमेल पता नहीं लेता। यहाँ अंग्रेज़ी अक्षरों वाला पता लिखें, और भारतीय लिपि वाला पता मैसेज में।',
};

/** The panel that a valid form shows: the website itself sends nothing. */
export const messageWords = {
  heading: 'कोटेशन का अनुरोध अभी भेजा नहीं गया है',
  text: 'अनुरोध को अपने ईमेल ऐप में खोलें और वहाँ भेजने का बटन दबाएँ। गोपनीय फ़ाइलें अटैच न करें: पहले हमसे सुरक्षित अपलोड लिंक माँगें। आपने जो लिखा है, वह फ़ॉर्म में बना रहेगा।',
  /** Where the whole message fits into a link. */
  short: 'मैसेज खुलने पर उसमें टेक्स्ट न दिखे, तो उसे यहाँ से कॉपी कर लें।',
  /** Where it does not: the email begins with the line `paste`. */
  long: 'आपका अनुरोध बहुत लंबा है, इसलिए मैसेज में अपने आप नहीं आएगा। मैसेज खोलते ही अनुरोध कॉपी हो जाता है; उसे मैसेज में पेस्ट कर दें।',
  paste: 'कॉपी किया हुआ अनुरोध यहाँ पेस्ट करें।',
  to: 'प्रति',
  subjectLabel: 'विषय',
  subject: 'कोटेशन का अनुरोध',
  messageLabel: 'आपका अनुरोध',
  openMail: 'अपने ईमेल ऐप में खोलें',
  copyAndOpenMail: 'कॉपी करके ईमेल ऐप में खोलें',
  openWhatsapp: 'WhatsApp में खोलें',
  copyAndOpenWhatsapp: 'कॉपी करके WhatsApp में खोलें',
  copy: 'अनुरोध कॉपी करें',
  copied: 'कॉपी हो गया',
  refused: 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। टेक्स्ट चुना हुआ है: उसे कॉपी करके अपने मैसेज में पेस्ट करें।',
};

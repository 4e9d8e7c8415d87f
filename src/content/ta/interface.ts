/** The names of the pages in the header and the footer. */
export const navLabels = {
  '/': 'முகப்பு',
  '/about-us': 'எங்களைப் பற்றி',
  '/services': 'சேவைகள்',
  '/language': 'மொழிகள்',
  '/industry': 'துறைகள்',
  '/contact-us': 'விலைப்புள்ளி',
};

export const headerWords = {
  skip: 'உள்ளடக்கத்துக்குச் செல்ல',
  menu: 'மெனு',
  nav: 'முதன்மை',
  /** The links to the site's other languages. */
  editions: 'இத்தளத்தின் மொழி',
};

export const footerWords = {
  about:
    'இந்த இணையதளம் குக்கீகளைப் பயன்படுத்துவதில்லை; உங்களைப் பற்றி எதையும் சேமிப்பதில்லை. நீங்கள் எங்களுக்கு அனுப்புபவற்றை, உங்கள் விலைப்புள்ளிக்காகவும் பணிக்காகவும் மட்டுமே பயன்படுத்துகிறோம்.',
  nav: 'அடிப்பகுதி',
  pages: 'பக்கங்கள்',
  services: 'எங்கள் சேவைகள்',
  contact: 'தொடர்பு',
  end: '© {registeredName}',
};

export const draftWords = {
  draft:
    'இந்த இணையதளம் ஒரு வரைவு: இதில் உள்ள சில வாசகங்களும் எண்களும் பெயர்களும் வெறும் மாதிரிகள், அல்லது இன்னும் சரிபார்க்கப்படாதவை.',
  unreviewed: 'இந்த மொழிபெயர்ப்பை மொழி வல்லுநர் எவரும் இன்னும் சரிபார்க்கவில்லை.',
};

export const actions = {
  requestQuote: 'விலைப்புள்ளி கேட்க',
  readMore: 'மேலும் படிக்க',
  /** For screen readers, after "Read more": which service it is about. */
  readMoreAbout: ': {title}',
  exploreServices: 'சேவைகள் பற்றி மேலும் அறிய',
  getServices: 'சேவைகளைப் பெற',
  contactUs: 'தொடர்பு கொள்ள',
  openInMaps: 'வரைபடத் தளத்தில் திறக்க',
};

export const carouselNames = {
  banner: 'முக்கிய அம்சங்கள்',
  services: 'எங்கள் சேவைகள்',
  testimonials: 'வாடிக்கையாளர்கள் சொல்வது',
};

/** The parts of a carousel, for screen readers. */
export const carouselWords = {
  carousel: 'ஸ்லைடு வரிசை',
  slide: 'ஸ்லைடு',
  stop: 'ஸ்லைடுகள் தானாக நகர்வதை நிறுத்த',
  start: 'ஸ்லைடுகளைத் தானாக நகரச் செய்ய',
  previous: 'முந்தைய ஸ்லைடு',
  next: 'அடுத்த ஸ்லைடு',
  choose: 'ஸ்லைடைத் தேர்ந்தெடுக்க',
  position: '{count}இல் {number}',
  place: '{number} / {count}',
};

export const tabNames = {
  mission: 'நோக்கம், தொலைநோக்கு, கொள்கை',
  milestones: 'ஆண்டுவாரியான மைல்கற்கள்',
};

export const notFoundWords = {
  title: 'பக்கம் கிடைக்கவில்லை',
  /** `{address}` is the address that the visitor requested. */
  asked: '{address} என்ற முகவரியில் எந்தப் பக்கமும் இல்லை.',
  next: 'முகவரியில் எழுத்துப்பிழை உள்ளதா எனப் பாருங்கள் அல்லது இந்தப் பக்கங்களில் ஒன்றுக்குச் செல்லுங்கள்:',
};

export const failedPageWords = {
  title: 'இந்தப் பக்கத்தைக் காட்ட இயலவில்லை',
  text: 'மன்னிக்கவும், எங்கள் தரப்பில் ஏதோ தவறு நேர்ந்துவிட்டது. படிவத்தில் நீங்கள் எழுதியவை, பக்கம் திரும்பத் தோன்றும்போது அப்படியே இருக்கும். மீண்டும் முயன்றும் திறக்கவில்லை என்றால், எங்களை மின்னஞ்சலிலோ தொலைபேசியிலோ தொடர்பு கொள்ளுங்கள்.',
  retry: 'மீண்டும் முயல',
};

export const formWords = {
  heading: 'எங்களைத் தொடர்பு கொள்ளுங்கள்',
  note: 'நான்கு பெட்டிகளையும் நிரப்ப வேண்டும். பொத்தானை அழுத்தினால், நீங்கள் எழுதியவை மின்னஞ்சலாகத் தயாராகும்; அதை நீங்களே அனுப்ப வேண்டும்.',
  name: 'பெயர்',
  email: 'மின்னஞ்சல்',
  phone: 'தொலைபேசி',
  message: 'செய்தி',
  /** Below the label of the message: what a quote needs. */
  messageHint: 'மொழிகள், சொற்கள் அல்லது பக்கங்களின் எண்ணிக்கை, கோப்பு வடிவம் அல்லது இணையதள முகவரி, காலக்கெடு',
  submit: 'விலைப்புள்ளிக் கோரிக்கையைத் தயாரிக்க',
  noScript:
    'இந்தப் படிவம் செயல்பட JavaScript தேவை. அது இல்லை என்றால், எங்களை மின்னஞ்சலிலோ தொலைபேசியிலோ தொடர்பு கொள்ளுங்கள்.',
  /** In the finished message, before what was typed into a field. */
  before: '{label}:',
};

/** What the words beside a field say when it is empty, or its address does not fit. */
export const fieldProblems = {
  name: 'உங்கள் பெயரை எழுதுங்கள்.',
  email: 'உங்கள் மின்னஞ்சல் முகவரியை எழுதுங்கள்.',
  phone: 'உங்கள் தொலைபேசி எண்ணை எழுதுங்கள்.',
  message: 'உங்களுக்கு என்ன தேவை என்று எழுதுங்கள்.',
  address: 'உங்கள் மின்னஞ்சல் முகவரியை முழுமையாக எழுதுங்கள்; எடுத்துக்காட்டு: name@example.com',
  indianAddress:
    'இந்திய எழுத்துகளில் உள்ள மின்னஞ்சல் முகவரியை உங்கள் உலாவி ஏற்கவில்லை. இங்கே ஆங்கில எழுத்துகளில் உள்ள முகவரி ஒன்றைத் தாருங்கள்; இப்போது எழுதிய முகவரியைச் செய்தியில் குறிப்பிடுங்கள்.',
};

/** The panel that a valid form shows: the website itself sends nothing. */
export const messageWords = {
  heading: 'உங்கள் விலைப்புள்ளிக் கோரிக்கை இன்னும் அனுப்பப்படவில்லை',
  text: 'கோரிக்கையை மின்னஞ்சல் செயலியில் திறந்து, அங்கே அனுப்பும் பொத்தானை அழுத்துங்கள். ரகசியமான கோப்புகளை இணைக்க வேண்டாம்: முதலில் எங்களிடம் பாதுகாப்பான பதிவேற்ற இணைப்பைக் கேளுங்கள். நீங்கள் எழுதியது படிவத்தில் அப்படியே இருக்கும்.',
  /** Where the whole message fits into a link. */
  short: 'திறந்த செய்தியில் உங்கள் கோரிக்கை இல்லை என்றால், அதை இங்கிருந்து நகலெடுங்கள்.',
  /** Where it does not: the email begins with the line `paste`. */
  long: 'உங்கள் கோரிக்கை மிக நீளமானது என்பதால், செய்தியில் தானாக வராது. செய்தியைத் திறக்கும்போது கோரிக்கை நகலெடுக்கப்படும்; அதைச் செய்தியில் ஒட்டுங்கள்.',
  paste: 'நகலெடுத்த கோரிக்கையை இங்கே ஒட்டுங்கள்.',
  to: 'பெறுநர்',
  subjectLabel: 'பொருள்',
  subject: 'விலைப்புள்ளிக் கோரிக்கை',
  messageLabel: 'உங்கள் கோரிக்கை',
  openMail: 'மின்னஞ்சல் செயலியில் திறக்க',
  copyAndOpenMail: 'நகலெடுத்து மின்னஞ்சல் செயலியில் திறக்க',
  openWhatsapp: 'WhatsApp செயலியில் திறக்க',
  copyAndOpenWhatsapp: 'நகலெடுத்து WhatsApp செயலியில் திறக்க',
  copy: 'கோரிக்கையை நகலெடுக்க',
  copied: 'நகலெடுக்கப்பட்டது',
  refused:
    'நகலெடுக்க உங்கள் உலாவி அனுமதிக்கவில்லை. உரை தேர்ந்தெடுக்கப்பட்டுள்ளது: அதை நகலெடுத்து, செய்தியில் ஒட்டுங்கள்.',
};

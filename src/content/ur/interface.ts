/** The names of the pages in the header and the footer. */
export const navLabels = {
  '/': 'صفحۂ\u00a0اول',
  '/about-us': 'ہمارے بارے میں',
  '/services': 'ہماری خدمات',
  '/language': 'زبانیں',
  '/industry': 'کاروباری شعبے',
  '/contact-us': 'کوٹیشن لیں',
};

export const headerWords = {
  skip: 'سیدھے اصل مواد پر جائیں',
  menu: 'مینو',
  nav: 'مرکزی مینو',
  /** The links to the site's other languages. */
  editions: 'اس ویب سائٹ کی زبان',
};

export const footerWords = {
  about:
    'یہ ویب سائٹ کوکیز استعمال نہیں کرتی اور آپ کے بارے میں کوئی معلومات محفوظ نہیں کرتی۔ آپ ہمیں جو کچھ بھیجتے ہیں، اسے ہم صرف آپ کے کوٹیشن اور آپ کے آرڈر کے لیے استعمال کرتے ہیں۔',
  nav: 'صفحے کے آخر کا مینو',
  pages: 'صفحات',
  services: 'ہماری خدمات',
  contact: 'رابطہ',
  end: '© {registeredName}',
};

export const draftWords = {
  draft:
    'یہ ویب سائٹ ابھی مسودہ ہے: اس کی کچھ عبارتیں، اعداد\u00a0و\u00a0شمار اور نام محض نمونے ہیں، یا ان کی جانچ ابھی باقی ہے۔',
  unreviewed: 'کسی ماہرِ\u00a0زبان نے ابھی اس ترجمے پر نظرِ\u00a0ثانی نہیں کی۔',
};

export const actions = {
  requestQuote: 'کوٹیشن طلب کریں',
  readMore: 'مزید پڑھیں',
  /** For screen readers, after "مزید پڑھیں": which service it is about. */
  readMoreAbout: ': {title}',
  exploreServices: 'مزید خدمات دیکھیں',
  getServices: 'خدمات حاصل کریں',
  contactUs: 'رابطہ کریں',
  openInMaps: 'نقشے پر دیکھیں',
};

export const carouselNames = {
  banner: 'خاص باتیں',
  services: 'ہماری خدمات',
  testimonials: 'کلائنٹس کی رائے',
};

/** The parts of a carousel, for screen readers. */
export const carouselWords = {
  carousel: 'سلائیڈ شو',
  slide: 'سلائیڈ',
  stop: 'سلائیڈوں کا خود\u00a0بخود بدلنا روکیں',
  start: 'سلائیڈوں کا خود\u00a0بخود بدلنا شروع کریں',
  previous: 'پچھلی سلائیڈ',
  next: 'اگلی سلائیڈ',
  choose: 'سلائیڈ منتخب کریں',
  position: '{count} میں سے {number}',
  place: '{number}/{count}',
};

export const tabNames = {
  mission: 'مشن، وژن اور فلسفہ',
  milestones: 'سال بہ سال سنگِ\u00a0میل',
};

export const notFoundWords = {
  title: 'صفحہ نہیں ملا',
  /** `{address}` is the address that the visitor requested. */
  asked: 'اس پتے پر کوئی صفحہ نہیں ہے: {address}',
  next: 'دیکھ لیں کہ پتے میں کوئی غلطی تو نہیں، یا ان میں سے کسی صفحے پر جائیں:',
};

export const failedPageWords = {
  title: 'یہ صفحہ دکھایا نہ جا سکا',
  text: 'معذرت، ہمارے یہاں کوئی خرابی ہو گئی۔ فارم میں آپ نے جو لکھا ہے، صفحہ دوبارہ کھلنے پر وہیں ملے گا۔ دوبارہ کوشش سے بھی بات نہ بنے تو ہمیں ای\u00a0میل یا فون کریں۔',
  retry: 'دوبارہ کوشش کریں',
};

export const formWords = {
  heading: 'ہم سے رابطہ کریں',
  note: 'چاروں خانے لازمی ہیں۔ بٹن دبانے پر ان سے ایک ای\u00a0میل تیار ہوتی ہے، جو آپ کو خود بھیجنی ہوتی ہے۔',
  name: 'نام',
  email: 'ای میل',
  phone: 'فون',
  message: 'پیغام',
  /** Below the label of the message: what a quote needs. */
  messageHint: 'زبانیں، الفاظ یا صفحات کی تعداد، فائل فارمیٹ یا ویب سائٹ کا پتا، آخری تاریخ',
  submit: 'کوٹیشن کی درخواست تیار کریں',
  noScript:
    'اس فارم کے لیے JavaScript ضروری ہے۔ براہِ\u00a0کرم اس کے بجائے ہمیں ای\u00a0میل یا فون کریں۔',
  /** In the finished message, before what was typed. The mark keeps a phone number and “!” in order. */
  before: '{label}: \u2068',
};

/** What the words beside a field say when it is empty, or its address does not fit. */
export const fieldProblems = {
  name: 'اپنا نام لکھیں۔',
  email: 'اپنا ای\u00a0میل پتا لکھیں۔',
  phone: 'اپنا فون نمبر لکھیں۔',
  message: 'لکھیں کہ آپ کو کیا چاہیے۔',
  address: 'اپنا پورا ای\u00a0میل پتا لکھیں، جیسے \u2068name@example.com\u2069۔',
  indianAddress:
    'آپ کا براؤزر کسی ہندوستانی رسم\u00a0الخط میں لکھا ہوا ای\u00a0میل پتا قبول نہیں کرتا۔ یہاں انگریزی حروف والا پتا لکھیں، اور جو پتا آپ نے ابھی لکھا ہے، اسے پیغام میں درج کریں۔',
};

/** The panel that a valid form shows: the website itself sends nothing. */
export const messageWords = {
  heading: 'کوٹیشن کی درخواست ابھی بھیجی نہیں گئی ہے',
  text: 'درخواست اپنے ای\u00a0میل پروگرام میں کھولیں اور وہاں بھیجنے کا بٹن دبائیں۔ جو فائلیں راز میں رکھنی ہوں، انہیں منسلک نہ کریں: پہلے ہم سے اپ\u00a0لوڈ کا محفوظ لنک طلب کریں۔ آپ نے جو لکھا ہے، وہ فارم میں باقی رہے گا۔',
  /** Where the whole message fits into a link. */
  short: 'پیغام کھلنے پر اس میں متن نظر نہ آئے تو اسے یہاں سے کاپی کر لیں۔',
  /** Where it does not: the email begins with the line `paste`. */
  long: 'آپ کی درخواست لمبی ہے، اس لیے پیغام میں خود\u00a0بخود نہیں آئے گی۔ پیغام کھولنے پر یہ کاپی ہو جاتی ہے؛ اسے پیغام میں پیسٹ کر دیں۔',
  paste: 'کاپی کی ہوئی درخواست یہاں پیسٹ کریں۔',
  to: 'وصول\u00a0کنندہ',
  subjectLabel: 'موضوع',
  subject: 'کوٹیشن کی درخواست',
  messageLabel: 'آپ کی درخواست',
  openMail: 'اپنے ای\u00a0میل پروگرام میں کھولیں',
  copyAndOpenMail: 'کاپی کر کے ای\u00a0میل پروگرام میں کھولیں',
  openWhatsapp: 'واٹس ایپ میں کھولیں',
  copyAndOpenWhatsapp: 'کاپی کر کے واٹس ایپ میں کھولیں',
  copy: 'درخواست کاپی کریں',
  copied: 'کاپی ہو گئی',
  refused:
    'آپ کے براؤزر نے کاپی کرنے کی اجازت نہیں دی۔ متن منتخب کر دیا گیا ہے: اسے کاپی کریں اور اپنے پیغام میں پیسٹ کر دیں۔',
};

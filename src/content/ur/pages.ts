import type { RoutePath } from '../../schema/routes';
/** What a search result says about the site: up to 160 characters. */
export const siteDescription =
  'ہندوستان کی 50\u00a0سے زائد علاقائی زبانوں میں ترجمہ، ISO\u00a017100 کے مطابق (ہمارا بیان، سرٹیفکیٹ نہیں)؛ تصدیق\u00a0شدہ ترجمے، لوکلائزیشن، وائس\u00a0اوور، سب\u00a0ٹائٹل اور ڈی\u00a0ٹی\u00a0پی۔';

/** The line under the company's name on the picture that a shared link shows. */
export const socialCardText = 'ہندوستانی زبانوں میں ترجمہ اور لوکلائزیشن';

/** The title of each page, in tabs and in search results. `{company}` is the name in company.ts. */
export const titles = {
  '/': '{company} – ہندوستانی زبانوں میں ترجمہ',
  '/about-us': 'ہمارے بارے میں – {company}',
  '/services': 'ہماری خدمات – {company}',
  '/language': 'زبانیں – {company}',
  '/industry': 'کاروباری شعبے – {company}',
  '/contact-us': 'کوٹیشن طلب کریں – {company}',
  notFound: 'صفحہ نہیں ملا – {company}',
} satisfies Record<RoutePath | 'notFound', string>;

/** The head of each page. */
export const headings = {
  '/': {
    h1: '50\u00a0سے زائد ہندوستانی زبانوں میں ترجمہ اور لوکلائزیشن',
    lead: 'ہم ان کمپنیوں اور سرکاری اداروں کے لیے کام کرتے ہیں جو لوگوں کو ہندی، تمل، بنگالی، اردو اور دوسری ہندوستانی زبانوں میں خدمات دیتے ہیں۔',
  },
  '/about-us': {
    h1: 'نوئیڈا کی ایک کمپنی جو 50\u00a0سے زائد ہندوستانی زبانوں میں ترجمہ کرتی ہے',
    lead: 'ہمارے 24\u00a0ملازمین اور 160\u00a0فری\u00a0لانس ماہرینِ\u00a0زبان بینکوں، صنعتی کمپنیوں، اسپتالوں، ناشروں اور سرکاری محکموں کے لیے کام کرتے ہیں۔',
    sample: true,
  },
  '/services': {
    h1: 'اعلیٰ معیار کی قابلِ\u00a0اعتماد اور پیشہ\u00a0ورانہ خدمات',
    lead: 'ہم کنٹینٹ لکھتے ہیں، ترجمہ، صفحہ\u00a0سازی، ریکارڈنگ اور لوکلائزیشن کرتے ہیں؛ ہمارے ترجمان موقع پر آ کر، فون پر یا ویڈیو پر کام کرتے ہیں۔ ترجمے کا ہمارا طریقۂ\u00a0کار ISO\u00a017100 کے مطابق ہے (ہمارا اپنا بیان، سرٹیفکیٹ نہیں)۔',
    sample: true,
  },
  '/language': {
    h1: 'ہندوستان کی زبانیں، اپنے اپنے رسم\u00a0الخط میں',
    lead: 'علاقائی شکلیں ملا کر ہم 50\u00a0سے زائد زبانوں میں کام کرتے ہیں، اور دوسری زبانوں میں درخواست پر۔',
    sample: true,
  },
  '/industry': {
    h1: 'کاروبار آپ کا، زبان آپ کے صارفین کی',
    lead: 'عدالت، کلینک اور شو\u00a0روم میں ایک ہی زبان الگ الگ ڈھنگ سے برتی جاتی ہے۔ کام شروع کرنے سے پہلے ہم آپ کے ساتھ اصطلاحات طے کرتے ہیں۔',
  },
  '/contact-us': {
    h1: 'کوٹیشن طلب کریں',
    lead: 'کوئی نہ کوئی کوآرڈینیٹر 24/7\u00a0فون اور ای\u00a0میل کا جواب دیتا ہے، انگریزی یا ہندی میں۔ کوٹیشن ایک کاروباری دن کے اندر مل جاتا ہے؛ ”درخواست پر“ والی زبانوں کے لیے تین کاروباری دن کے اندر۔ تشریف لانے سے پہلے فون کر لیں۔',
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

import type { RoutePath } from '../../schema/routes';
/** What a search result says about the site: up to 160 characters. */
export const siteDescription =
  'ہندوستان کی 50\u00a0سے زائد علاقائی زبانوں میں ISO\u00a017100 کے مطابق ترجمہ (ہمارا اپنا بیان)۔ تصدیق\u00a0شدہ ترجمے، لوکلائزیشن، وائس\u00a0اوور، سب\u00a0ٹائٹلنگ اور ڈی\u00a0ٹی\u00a0پی بھی۔';

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
    lead: 'ان کمپنیوں اور اداروں کے لیے جنہیں صارفین، ملازمین یا عام شہریوں سے ہندی، تمل، بنگالی، اردو یا کسی اور ہندوستانی زبان میں بات کرنی ہوتی ہے۔',
  },
  '/about-us': {
    h1: 'نوئیڈا کی ایک کمپنی جو 50\u00a0سے زائد ہندوستانی زبانوں میں ترجمہ کرتی ہے',
    lead: 'ہمارے 24\u00a0ملازمین اور 160\u00a0ماہرینِ\u00a0زبان بینکوں، صنعتی کمپنیوں، اسپتالوں، ناشروں اور سرکاری محکموں کے لیے کام کرتے ہیں۔',
    sample: true,
  },
  '/services': {
    h1: 'اعلیٰ معیار کی قابلِ\u00a0اعتماد اور پیشہ\u00a0ورانہ خدمات',
    lead: 'کنٹینٹ رائٹنگ، ترجمہ، صفحہ\u00a0سازی، وائس\u00a0اوور اور لوکلائزیشن۔ ساتھ میں ترجمان بھی، آمنے سامنے یا فون پر۔ ترجمے کا ہمارا طریقۂ\u00a0کار ISO\u00a017100 کے مطابق ہے (یہ ہمارا اپنا بیان ہے)۔',
    sample: true,
  },
  '/language': {
    h1: 'ہندوستان کی زبانیں، اپنے اپنے رسم\u00a0الخط میں',
    lead: '50\u00a0سے زائد زبانوں کے لیے ہمارے پاس مترجم بھی ہیں اور نظرِ\u00a0ثانی کرنے والے بھی۔ کچھ اور زبانیں درخواست پر۔',
    sample: true,
  },
  '/industry': {
    h1: 'کاروبار آپ کا، زبان آپ کے صارفین کی',
    lead: 'عدالت، کلینک اور شو\u00a0روم میں ایک ہی زبان الگ الگ ڈھنگ سے برتی جاتی ہے۔ کام شروع کرنے سے پہلے ہم آپ کے ساتھ اصطلاحات طے کرتے ہیں۔',
  },
  '/contact-us': {
    h1: 'کوٹیشن طلب کریں',
    lead: 'کوئی نہ کوئی کوآرڈینیٹر 24/7\u00a0جواب دیتا ہے، ہندی یا انگریزی میں۔ کوٹیشن ایک کاروباری دن کے اندر مل جاتا ہے۔ تشریف لانے سے پہلے فون کر لیں۔',
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

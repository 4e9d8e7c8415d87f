import type { RoutePath } from '../../schema/routes';
import type { Complete } from '../../schema/types';

/** What a search result says about the site: up to 160 characters. */
export const siteDescription =
  'ہندوستان کی 50 سے زائد علاقائی زبانوں میں ترجمہ، لوکلائزیشن، وائس اوور، سب ٹائٹلنگ اور ڈی ٹی پی۔ تصدیق شدہ ترجمے۔ ISO 17100 کے مطابق طریقۂ کار۔';

/** The line under the company's name on the picture that a shared link shows. */
export const socialCardText = 'ہندوستانی زبانوں میں ترجمہ اور لوکلائزیشن';

/** The title of each page, in tabs and in search results. `{company}` is the name in company.ts. */
export const titles = {
  '/': '{company} – ہندوستانی زبانوں میں ترجمہ',
  '/about-us': 'ہمارے بارے میں – {company}',
  '/services': 'ہماری خدمات – {company}',
  '/language': 'زبانیں – {company}',
  '/industry': 'شعبے – {company}',
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
    eyebrow: 'ہمارے بارے میں',
    h1: 'نوئیڈا میں قائم ترجمے\u00a0کی کمپنی، جو 50\u00a0سے زائد ہندوستانی زبانوں میں کام کرتی ہے',
    lead: 'ہمارے 24\u00a0ملازمین اور 160\u00a0ماہرینِ زبان بینکوں، صنعتی کمپنیوں، اسپتالوں، ناشروں اور سرکاری محکموں کے لیے کام کرتے ہیں۔',
    sample: true,
  },
  '/services': {
    eyebrow: 'ہماری خدمات',
    h1: 'اعلیٰ معیار کی قابلِ اعتماد اور پیشہ\u00a0ورانہ خدمات',
    lead: 'چھ خدمات: متن لکھنے سے لے کر سافٹ ویئر کے اندر اسے پرکھنے تک۔ ان کے علاوہ ترجمانی بھی، آمنے سامنے یا فون پر۔ ترجمے کا ہمارا طریقۂ کار ISO\u00a017100 کے مطابق ہے۔',
  },
  '/language': {
    eyebrow: 'زبانیں',
    h1: 'ہندوستان کی زبانیں، اپنے اپنے رسم الخط میں',
    lead: '50\u00a0سے زائد زبانوں کے لیے ہمارے پاس مترجم بھی ہیں اور نظرِ ثانی کرنے والے بھی۔ ان میں آٹھویں شیڈول کی تمام 22\u00a0زبانیں شامل ہیں؛ کچھ اور زبانوں میں کام درخواست پر ہوتا ہے۔',
  },
  '/industry': {
    eyebrow: 'شعبے',
    h1: 'آپ کا شعبہ، آپ کے صارفین کی زبان میں',
    lead: 'عدالت، کلینک اور شو روم میں ایک ہی زبان الگ الگ ڈھنگ سے برتی جاتی ہے۔ کام شروع کرنے سے پہلے ہم آپ کے ساتھ اصطلاحات طے کرتے ہیں۔',
  },
  '/contact-us': {
    eyebrow: 'رابطہ',
    h1: 'کوٹیشن طلب کریں',
    lead: 'چوبیس گھنٹے، ساتوں دن کوئی نہ کوئی کوآرڈینیٹر جواب دیتا ہے؛ کوٹیشن ایک کاروباری دن کے اندر مل جاتا ہے۔ تشریف لانے سے پہلے فون کر لیں۔',
  },
} satisfies Record<
  RoutePath,
  {
    readonly eyebrow?: string;
    readonly h1: string;
    readonly lead: string;
    readonly sample?: true;
  }
>;

export type Check = Complete<typeof import('./pages'), typeof import('../en/pages')>;

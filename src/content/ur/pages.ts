import type { Complete } from '../../content-model/types';
import type { RoutePath } from '../../router/routes';

/** What a search result says about the site: up to 160 characters. */
export const siteDescription =
  '50 سے زائد ہندوستانی علاقائی زبانوں میں ترجمہ، لوکلائزیشن، وائس اوور، سب ٹائٹلنگ اور ڈی ٹی پی۔ تصدیق شدہ ترجمے۔ ISO\u00a017100 کے مطابق طریقۂ کار۔';

/** The line under the company's name on the picture that a shared link shows. */
export const socialCardText = 'ہندوستانی زبانوں کے لیے ترجمہ اور لوکلائزیشن';

/** The title of each page, in tabs and in search results. `{company}` is the name in company.ts. */
export const titles = {
  '/': '{company} – ہندوستانی زبانوں کے لیے ترجمہ',
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
    h1: '50 سے زائد ہندوستانی زبانوں میں ترجمہ اور لوکلائزیشن',
    lead: 'ان کاروباروں اور اداروں کے لیے جن کے صارفین، ملازمین یا شہری ہندی، تمل، بنگالی، اردو یا کوئی اور ہندوستانی زبان پڑھتے ہیں۔',
  },
  '/about-us': {
    eyebrow: 'ہمارے بارے میں',
    h1: 'ہندوستان کی زبانوں کے درمیان ایک پل',
    lead: 'ہم نے 2021 میں دستاویزات سے آغاز کیا۔ آج ہم ویب سائٹ اور سافٹ ویئر کی لوکلائزیشن بھی کرتے ہیں، اور فلموں اور کورسوں کو ہندوستانی زبانوں میں آواز دیتے ہیں۔',
  },
  '/services': {
    eyebrow: 'ہماری خدمات',
    h1: 'اعلیٰ معیار کی قابلِ اعتماد اور پیشہ\u00a0ورانہ خدمات',
    lead: 'چھ خدمات، متن لکھنے سے لے کر چلتے ہوئے سافٹ ویئر میں اسے جانچنے تک، اور ضرورت ہو تو ترجمان بھی۔ ترجمے کا ہمارا طریقۂ کار ISO\u00a017100 کے مطابق ہے۔',
  },
  '/language': {
    eyebrow: 'زبانیں',
    h1: 'ہندوستان کی زبانیں، اپنے اپنے رسم الخط میں',
    lead: 'تمام 22 درج فہرست زبانیں اور درجنوں دیگر، ہندی اور تمل سے لے کر تولو، کوک بوروک اور بلتی تک۔',
  },
  '/industry': {
    eyebrow: 'شعبے',
    h1: 'آپ کا شعبہ، آپ کے صارفین کی زبان میں',
    lead: 'عدالت، کلینک اور شو روم ایک ہی زبان کو الگ الگ طرح سے برتتے ہیں۔ ہم کام شروع ہونے سے پہلے آپ کے ساتھ اصطلاحات طے کرتے ہیں۔',
  },
  '/contact-us': {
    eyebrow: 'رابطہ',
    h1: 'کوٹیشن طلب کریں',
    lead: 'ہمیں کسی بھی وقت ای میل یا فون کریں: معاونت 24/7 دستیاب ہے۔ تشریف لانے سے پہلے براہِ کرم فون کر لیں۔',
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

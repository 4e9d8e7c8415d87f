import type { Complete, Entry } from '../../schema/types';
import type { IndustryId, OfferId } from '../lists';

/** The names of the offers on the industry cards. */
export const offerWords = {
  cad: 'کیڈ کی خدمات',
  content: 'کنٹینٹ رائٹنگ',
  dtp: 'ڈی\u00a0ٹی\u00a0پی کی خدمات',
  software: 'سافٹ\u00a0ویئر لوکلائزیشن',
  translation: 'ترجمے کی خدمات',
  voiceover: 'وائس\u00a0اوور اور سب\u00a0ٹائٹلنگ',
  website: 'ویب سائٹ لوکلائزیشن',
} satisfies Readonly<Record<OfferId, string>>;

export const industryWords = {
  automobile: {
    title: 'آٹوموبائل',
    text: 'کیڈ ڈرائنگ کے لیبل، نوٹ اور پرزوں کی فہرستیں۔ ہدایت\u00a0ناموں کی ہر رسم\u00a0الخط میں نئی صفحہ\u00a0سازی۔',
  },
  telecom: {
    title: 'ٹیلی کام',
    text: 'پلان، بل اور ایس\u00a0ایم\u00a0ایس، اور جو صارفین پڑھنے کے بجائے سننا پسند کرتے ہیں، ان کے لیے ریکارڈ\u00a0شدہ صوتی ہدایات۔',
  },
  legal: {
    title: 'قانون',
    text: 'معاہدے، عرضیاں، ثبوت اور نوٹس، اور ان کا مطلب آسان زبان میں سمجھانے والے رہنما کتابچے۔',
  },
  ecommerce: {
    title: 'ای\u00a0کامرس اور خردہ فروشی',
    text: 'مصنوعات کے صفحات، چیک\u00a0آؤٹ، واپسی کی شرائط اور تہواروں کی پیشکشیں، ان الفاظ میں جو خریدار تلاش کرتے وقت لکھتے ہیں۔',
  },
  travel: {
    title: 'سفر و سیاحت',
    text: 'سفر کے پروگرام، مینو کارڈ، سائن\u00a0بورڈ، حفاظتی ہدایات، آڈیو گائیڈ اور سیاحتی مقامات کی فلمیں۔',
  },
  elearning: {
    title: 'ای\u00a0لرننگ',
    text: 'اسباق کے لیے آواز اور سب\u00a0ٹائٹل، اور لرننگ پلیٹ\u00a0فارم کا ترجمہ، سب میں اصطلاحات یکساں۔',
  },
  finance: {
    title: 'مالیات اور بینکاری',
    text: 'قرض کے معاہدے، کلیدی حقائق کے گوشوارے (KFS)، کے\u00a0وائی\u00a0سی فارم اور نوٹس۔ ہر شرح اور ہر رقم دوسرا ماہر بھی جانچتا ہے۔',
    sample: true,
  },
  medical: {
    title: 'طب و صحت',
    text: 'رضامندی کے فارم، معلوماتی پرچے، پیکیجنگ اور طبی آلات کے ہدایت\u00a0نامے، چھپائی کے لیے صفحہ\u00a0سازی کے ساتھ۔',
  },
} satisfies Readonly<Record<IndustryId, Entry>>;

export type Check = Complete<typeof import('./industries'), typeof import('../en/industries')>;

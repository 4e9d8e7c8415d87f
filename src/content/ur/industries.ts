import type { Complete, Entry } from '../../schema/types';
import type { IndustryId, OfferId } from '../lists';

/** The names of the offers on the industry cards. */
export const offerWords = {
  cad: 'کیڈ کی خدمات',
  content: 'کنٹینٹ رائٹنگ',
  dtp: 'ڈی\u00a0ٹی\u00a0پی کی خدمات',
  software: 'سافٹ\u00a0ویئر لوکلائزیشن',
  translation: 'ترجمے کی خدمات',
  voiceover: 'وائس اوور اور سب ٹائٹلنگ',
  website: 'ویب سائٹ لوکلائزیشن',
} satisfies Readonly<Record<OfferId, string>>;

export const industryWords = {
  automobile: {
    title: 'آٹوموبائل',
    text: 'کیڈ ڈرائنگ کے لیبل، نوٹ اور پرزوں کی فہرستیں۔ ہدایت ناموں کی ہر رسم\u00a0الخط میں نئی صفحہ سازی۔',
  },
  telecom: {
    title: 'ٹیلی کام',
    text: 'پلان، بل اور ایس\u00a0ایم\u00a0ایس، اور جو صارفین پڑھنے کے بجائے سننا پسند کرتے ہیں، ان کے لیے ریکارڈ شدہ صوتی ہدایات۔',
  },
  legal: {
    title: 'قانون',
    text: 'معاہدے، عرضیاں، ثبوت اور نوٹس، اور ان کا مطلب آسان زبان میں سمجھانے والے رہنما کتابچے۔',
  },
  ecommerce: {
    title: 'ای\u00a0کامرس اور خردہ فروشی',
    text: 'مصنوعات کے صفحات، چیک آؤٹ، واپسی کی شرائط اور تہواروں کی پیشکشیں، ان الفاظ میں جو خریدار تلاش کرتے وقت لکھتے ہیں۔',
  },
  travel: {
    title: 'سفر و سیاحت',
    text: 'سفر کے پروگرام، مینو کارڈ، سائن بورڈ، حفاظتی ہدایات، آڈیو گائیڈ اور سیاحتی مقامات کی فلمیں۔',
  },
  elearning: {
    title: 'ای\u00a0لرننگ',
    text: 'اسباق کے لیے آواز اور سب ٹائٹل، اور لرننگ پلیٹ فارم کا ترجمہ، سب میں اصطلاحات یکساں۔',
  },
  finance: {
    title: 'مالیات اور بینکاری',
    text: 'قرض کے معاہدے، کلیدی حقائق کے گوشوارے (KFS)، کے\u00a0وائی\u00a0سی فارم اور ایسے نوٹس جو صارف کی سمجھ میں آئیں۔ ہر شرح اور ہر رقم دوسرا شخص بھی جانچتا ہے۔',
  },
  medical: {
    title: 'طب و صحت',
    text: 'رضامندی کے فارم، معلوماتی پرچے، پیکیجنگ اور طبی آلات کے ہدایت نامے، چھپائی کے لیے صفحہ سازی کے ساتھ۔',
  },
} satisfies Readonly<Record<IndustryId, Entry>>;

export type Check = Complete<typeof import('./industries'), typeof import('../en/industries')>;

import type { Complete, Entry } from '../../schema/types';
import type { IndustryId, OfferId } from '../lists';

/** The names of the offers on the industry cards. */
export const offerWords = {
  cad: 'کیڈ کی خدمات',
  content: 'کنٹینٹ رائٹنگ',
  dtp: 'ڈی ٹی پی کی خدمات',
  software: 'سافٹ ویئر لوکلائزیشن',
  translation: 'ترجمے کی خدمات',
  voiceover: 'وائس اوور اور سب ٹائٹلنگ',
  website: 'ویب سائٹ لوکلائزیشن',
} satisfies Readonly<Record<OfferId, string>>;

export const industryWords = {
  automobile: {
    title: 'آٹوموبائل',
    text: 'گاڑی مالکان کے لیے ہدایت نامے، ورکشاپ گائیڈ، پرزوں کی فہرستیں، اور کیڈ ڈرائنگ کے لیبل اور نوٹ۔',
  },
  telecom: {
    title: 'ٹیلی کام',
    text: 'پلان، بل، ریچارج کی اسکرینیں اور ایس\u00a0ایم\u00a0ایس، اور جو لوگ پڑھنے کے بجائے سننا پسند کرتے ہیں، ان کے لیے ریکارڈ شدہ صوتی ہدایات۔',
  },
  legal: {
    title: 'قانون',
    text: 'معاہدے، عرضیاں، ثبوت اور نوٹس، اور انہیں آسان زبان میں سمجھانے والے رہنما کتابچے۔',
  },
  ecommerce: {
    title: 'ای کامرس اور خردہ فروشی',
    text: 'مصنوعات کے صفحات، چیک آؤٹ، واپسی کی شرائط اور تہواروں کی پیشکشیں، ان الفاظ میں جو خریدار تلاش کرتے وقت لکھتے ہیں۔',
  },
  travel: {
    title: 'سفر و سیاحت',
    text: 'سفر کے پروگرام، مینو کارڈ، سائن بورڈ، حفاظتی ہدایات، آڈیو گائیڈ اور سیاحتی مقامات کی فلمیں۔',
  },
  elearning: {
    title: 'ای لرننگ',
    text: 'اسباق، کوئز، ویڈیو اور ان کا لرننگ پلیٹ فارم، سب میں اصطلاحات یکساں۔',
  },
  finance: {
    title: 'مالیات اور بینکاری',
    text: 'قرض کے معاہدے، کلیدی حقائق کے گوشوارے (KFS)، کے وائی سی فارم، ایس\u00a0ایم\u00a0ایس الرٹ اور آئی وی آر کی صوتی ہدایات؛ ہر شرح اور ہر رقم دوسرا شخص بھی جانچتا ہے۔',
  },
  medical: {
    title: 'طب و صحت',
    text: 'رضامندی کے فارم، معلوماتی پرچے، پیکیجنگ اور طبی آلات کے ہدایت نامے، چھپائی کے لیے صفحہ سازی کے ساتھ۔',
  },
} satisfies Readonly<Record<IndustryId, Entry>>;

export type Check = Complete<typeof import('./industries'), typeof import('../en/industries')>;

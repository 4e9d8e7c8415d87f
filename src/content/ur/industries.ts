import type { Complete, Entry } from '../../content-model/types';
import type { IndustryId, OfferId } from '../lists';

/** The names of the offers on the industry cards. */
export const offerWords = {
  cad: 'کیڈ خدمات',
  content: 'کنٹینٹ رائٹنگ',
  dtp: 'ڈی ٹی پی خدمات',
  software: 'سافٹ ویئر لوکلائزیشن',
  translation: 'ترجمے کی خدمت',
  voiceover: 'وائس اوور اور سب ٹائٹلنگ',
  website: 'ویب سائٹ لوکلائزیشن',
} satisfies Readonly<Record<OfferId, string>>;

export const industryWords = {
  automobile: {
    title: 'آٹوموبائل',
    text: 'گاڑی کے مالکان کے لیے ہدایت نامے، ورکشاپ گائیڈ اور پرزوں کی فہرستیں۔ کیڈ ڈرائنگ میں ہم لیبل اور نوٹ کا ترجمہ کر کے انہیں اپنی جگہ پر واپس رکھتے ہیں۔',
  },
  telecom: {
    title: 'ٹیلی کام',
    text: 'پلان، بل، ریچارج کی اسکرینیں اور ایس ایم ایس، اور ان لوگوں کے لیے صوتی پیغامات جو پڑھنے کے بجائے سننا پسند کرتے ہیں۔',
  },
  legal: {
    title: 'قانون',
    text: 'معاہدے، عرضیاں، شہادتیں اور نوٹس، اور انہیں آسان زبان میں سمجھانے والے رہنما کتابچے۔',
  },
  ecommerce: {
    title: 'ای کامرس اور خردہ فروشی',
    text: 'مصنوعات کے صفحات، چیک آؤٹ، واپسی کی شرائط اور تہواروں کی پیشکشیں، ان الفاظ میں جن سے خریدار تلاش کرتے ہیں۔',
  },
  travel: {
    title: 'سفر و سیاحت',
    text: 'سفر کے پروگرام، مینو کارڈ، سائن بورڈ، حفاظتی ہدایات، آڈیو گائیڈ اور سیاحتی مقامات کی فلمیں۔',
  },
  elearning: {
    title: 'ای لرننگ',
    text: 'اسباق، کوئز اور ویڈیو، اور وہ لرننگ پلیٹ فارم بھی جس پر وہ چلتے ہیں، سب ایک ہی اصطلاحات کے ساتھ۔',
  },
  finance: {
    title: 'مالیات اور بینکاری',
    text: 'اکاؤنٹ کے فارم، پالیسیاں، انکشافی بیانات اور ایپ کی اطلاعات، رقمیں لاکھ اور کروڑ میں۔',
  },
  medical: {
    title: 'طب',
    text: 'رضامندی کے فارم، معلوماتی پرچے، پیکیجنگ اور طبی آلات کے ہدایت نامے، چھپائی کے لیے صفحہ سازی کے ساتھ۔',
  },
} satisfies Readonly<Record<IndustryId, Entry>>;

export type Check = Complete<typeof import('./industries'), typeof import('../en/industries')>;

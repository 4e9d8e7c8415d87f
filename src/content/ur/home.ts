import type { Complete, Entry, Heading, ProgressWords } from '../../content-model/types';
import type { ClaimId, ExpertiseId } from '../figures';
import type { FeatureId, SlideId } from '../lists';

export const slideWords = {
  certified: {
    title: 'ترجمے کی پیشہ\u00a0ورانہ خدمات',
    text: 'دستاویزات، ویب سائٹ، سافٹ ویئر اور ویڈیو 50 سے زائد ہندوستانی علاقائی زبانوں میں، اور جہاں کوئی محکمہ یا ادارہ طلب کرے، وہاں تصدیق شدہ ترجمہ۔',
  },
  bridge: {
    title: 'زبانوں کو جوڑنے کے ماہر',
    text: 'انگریزی اور ہندی، تمل، بنگالی، سنتھالی اور دیگر زبانوں کے درمیان، دونوں سمتوں میں۔ ہر ترجمے پر دوسرا ماہرِ زبان نظرِ ثانی کرتا ہے۔',
  },
} satisfies Readonly<Record<SlideId, Entry>>;

/** The band under the banner: what each figure of src/content/figures.ts counts. */
export const claimWords = {
  languages: 'ہندوستانی علاقائی زبانیں',
  clients: 'کلائنٹس',
  satisfaction: 'کلائنٹس کا اطمینان',
  process: 'کے مطابق ترجمے کا طریقۂ کار',
  support: 'معاونت',
} satisfies Readonly<Record<ClaimId, string>>;

export const homeSections = {
  whyUs: {
    eyebrow: 'ہم ہی کیوں',
    heading: 'دستاویزات، اسکرینیں اور میٹنگیں، آپ کے مخاطبین کی زبانوں میں',
  },
  services: { eyebrow: 'ہماری خدمات', heading: 'پہلے مسودے سے تیار فائل تک' },
  about: { eyebrow: 'ہمارے بارے میں', heading: '2021 سے ہندوستانی زبانوں میں سرگرم' },
  expertise: { eyebrow: 'زبانوں میں مہارت', heading: 'زبانوں کے پیچھے کارفرما لوگ' },
  process: { eyebrow: 'ہمارا طریقۂ کار', heading: 'آپ کی فائل سے ڈیلیوری تک' },
  contact: { eyebrow: 'رابطہ', heading: 'ہمیں متن بھیجیں، زبانیں اور آخری تاریخ بتائیں' },
  faq: { eyebrow: 'سوال و جواب', heading: 'کلائنٹس سب سے پہلے یہی پوچھتے ہیں' },
} satisfies Record<string, Heading>;

export const specimenCaption =
  'انگریزی میں ”حق“ کا لفظ ”تعلیم“ سے پہلے آتا ہے اور باقی پانچ زبانوں میں بعد میں۔ تمل میں وہ فعل سے جڑ جاتا ہے؛ اردو دائیں سے بائیں پڑھی جاتی ہے۔ انسانی حقوق کے عالمی منشور کی دفعہ 26 سے۔';

export const featureWords = {
  multilingual: {
    title: 'کئی زبانوں میں ترجمہ',
    text: 'ایک اصل متن کا ترجمہ اتنی ہندوستانی زبانوں میں جتنی آپ کو درکار ہوں۔ ہر زبان کی اپنی فرہنگ ہوتی ہے، تاکہ اصطلاحات ہر فائل میں یکساں رہیں۔',
  },
  localization: {
    title: 'ویب سائٹ اور ایپ لوکلائزیشن',
    text: 'صفحات، اسکرینیں، تاریخیں، قیمتیں اور ایرر میسج پڑھنے والے کی زبان میں، براؤزر یا چلتی ہوئی ایپ میں جانچے ہوئے۔',
  },
  interpretation: {
    title: 'ترجمانی کی خدمات',
    text: 'میٹنگوں، سماعتوں، سائٹ کے دوروں اور فون کالوں کے لیے ترجمان۔ ہمیں ایجنڈا بھیج دیں، آپ کا ترجمان اصطلاحات کی تیاری کر کے آئے گا۔',
  },
} satisfies Readonly<Record<FeatureId, Entry>>;

export const aboutTeaser =
  'ہم ہندوستانی زبانوں میں ترجمے اور لوکلائزیشن کی کمپنی ہیں۔ کلائنٹس ہمارے پاس وہ متن لاتے ہیں جس کا سمجھا جانا ضروری ہے: معاہدے، کورس، مصنوعات کی اسکرینیں، حفاظتی ہدایت نامے۔';

/** The bars of the home page: what each percentage of src/content/figures.ts counts. */
export const expertiseWords = {
  native: {
    label: 'مادری زبان میں ترجمہ',
    measures: 'ان ترجموں کا تناسب جو ماہرِ زبان نے اپنی مادری زبان میں کیے',
  },
  experienced: {
    label: 'زبان کا تجربہ',
    measures:
      'ہمارے ان ماہرینِ زبان کا تناسب جنہیں اپنی زبان میں پانچ سال یا اس سے زیادہ کا پیشہ ورانہ تجربہ ہے',
  },
  layout: {
    label: 'رسم الخط اور صفحہ سازی کی مہارت',
    measures:
      'ہمارے ان ماہرینِ زبان کا تناسب جو اپنے رسم الخط کے تیار صفحات کی پروف ریڈنگ میں تربیت یافتہ ہیں',
  },
} satisfies Readonly<Record<ExpertiseId, ProgressWords>>;

export const processSteps = [
  {
    title: 'تجزیہ',
    text: 'ہم آپ کی فائل پڑھتے ہیں، الفاظ گنتے ہیں اور ان اصطلاحات کی فہرست بناتے ہیں جو آپ کے ساتھ طے کی جانی ہیں۔',
  },
  {
    title: 'ترجمہ',
    text: 'ایک ماہرِ زبان متن کا ترجمہ کرتا ہے اور اسے آپ کی فرہنگ سے ملا کر جانچتا ہے۔',
  },
  { title: 'نظرِ ثانی', text: 'دوسرا ماہرِ زبان اصل متن سے ملا کر ترجمے پر نظرِ ثانی کرتا ہے۔' },
  {
    title: 'ڈیلیوری',
    text: 'حتمی جانچ کے بعد فائلیں آپ کو اسی فارمیٹ میں ملتی ہیں جس میں آپ نے بھیجی تھیں۔',
  },
] satisfies readonly Entry[];

export const contactCallOut =
  'ہم ایک کاروباری دن کے اندر جواب میں قیمت اور ڈیلیوری کی تاریخ بتائیں گے۔';

export type Check = Complete<typeof import('./home'), typeof import('../en/home')>;

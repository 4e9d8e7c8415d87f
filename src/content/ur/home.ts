import type { Entry, Heading, ProgressWords } from '../../schema/types';
import type { ClaimId, ExpertiseId } from '../figures';
import type { FeatureId, SlideId } from '../lists';

export const slideWords = {
  certified: {
    title: 'ترجمے کی پیشہ\u00a0ورانہ خدمات',
    text: 'ہندوستان کی 50\u00a0سے زائد علاقائی زبانوں میں ترجمہ، اور جہاں کوئی محکمہ یا ادارہ طلب کرے، وہاں تصدیق\u00a0شدہ۔ ویب سائٹ، سافٹ\u00a0ویئر اور ویڈیو کا کام بھی۔',
    sample: true,
  },
  bridge: {
    title: 'زبانوں کے درمیان آپ کا پُل',
    text: 'انگریزی سے ہندی، تمل، بنگالی، سنتھالی اور دیگر زبانوں میں ترجمہ، اور ان سے انگریزی میں بھی۔ تمام زبانوں کے لیے ایک ہی کوآرڈینیٹر۔',
    sample: true,
  },
} satisfies Readonly<Record<SlideId, Entry>>;

/** The band under the banner: what each figure of src/content/figures.ts counts. */
export const claimWords = {
  languages: 'ہندوستان کی علاقائی زبانیں',
  certified: 'تصدیق\u00a0شدہ ترجمے',
  clients: 'کلائنٹس، 2021 سے',
  satisfaction: 'مطمئن کلائنٹس (2025 میں 50\u00a0سے پوچھا گیا)',
  process: 'کے مطابق ترجمہ (ہمارا اپنا بیان)',
  support: 'معاونت',
} satisfies Readonly<Record<ClaimId, string>>;

export const homeSections = {
  whyUs: {
    eyebrow: 'ہم ہی کیوں؟',
    heading: 'آپ جو لکھیں، دکھائیں یا کہیں، آپ کے صارفین کی اپنی زبان میں',
  },
  services: {
    eyebrow: 'ہماری خدمات',
    heading: 'ترجمہ، صفحہ\u00a0سازی، وائس\u00a0اوور اور لوکلائزیشن',
  },
  about: { eyebrow: 'ہمارے بارے میں', heading: '2021 سے ہمارا میدان: ہندوستانی زبانیں' },
  expertise: { eyebrow: 'زبانوں میں مہارت', heading: 'آپ کے متن کا ترجمہ کون کرتا ہے؟' },
  process: { eyebrow: 'ہمارا طریقۂ\u00a0کار', heading: 'چار مرحلے، دو ماہرینِ\u00a0زبان' },
  contact: { eyebrow: 'رابطہ', heading: 'زبانیں، الفاظ کی تعداد اور آخری تاریخ بتائیں' },
  faq: { eyebrow: 'سوال و جواب', heading: 'کلائنٹس سب سے پہلے یہی پوچھتے ہیں' },
} satisfies Record<string, Heading>;

/** About the sentence of specimen.ts. */
export const alignmentWords = {
  heading: 'ہر لفظ اپنی جگہ پر',
  caption:
    'انگریزی میں ”حق“ پہلے آتا ہے اور ”تعلیم“ بعد میں؛ ان ہندوستانی زبانوں میں ترتیب الٹی ہے۔ انسانی حقوق کا عالمی منشور، دفعہ\u00a026۔',
};

export const featureWords = {
  multilingual: {
    title: 'کئی زبانوں میں ترجمہ',
    text: 'ایک ہی متن کا ترجمہ کئی ہندوستانی زبانوں میں۔ ہر زبان کے لیے الگ فرہنگ رکھی جاتی ہے، تاکہ اصطلاحات ہر فائل میں یکساں رہیں۔',
  },
  localization: {
    title: 'ویب سائٹ اور ایپ لوکلائزیشن',
    text: 'صفحات، اسکرینیں، تاریخیں، قیمتیں اور ایرر میسج، سب استعمال کرنے والے کی زبان میں۔ تیار کام براؤزر میں یا ایپ چلا کر جانچا جاتا ہے۔',
  },
  interpretation: {
    title: 'ترجمانی کی خدمات',
    text: 'میٹنگوں، عدالتی سماعتوں، سائٹ کے دوروں اور فون کالوں کے لیے ترجمان۔ ہمیں ایجنڈا بھیج دیں، آپ کا ترجمان اصطلاحات کی تیاری کر کے آئے گا۔',
  },
} satisfies Readonly<Record<FeatureId, Entry>>;

export const aboutTeaser =
  'جو کمپنیاں اور ادارے کئی ریاستوں میں خدمات دیتے ہیں، ہم ان کے معاہدوں، کورسوں، ایپ کی اسکرینوں اور حفاظتی ہدایت\u00a0ناموں کا ترجمہ کرتے ہیں۔';

/** The bars of the home page: what each percentage of src/content/figures.ts counts. */
export const expertiseWords = {
  native: {
    label: 'مادری زبان میں ترجمہ',
    measures:
      'ہمارے 2025 کے ترجموں میں یہ تناسب ان کا ہے جو مترجم نے اپنی مادری زبان میں کیے۔ باقی پر نظرِ\u00a0ثانی کسی اہلِ\u00a0زبان نے کی۔',
    sample: true,
  },
  experienced: {
    label: 'زبان میں کام کا تجربہ',
    measures:
      'ہمارے 160\u00a0ماہرینِ\u00a0زبان میں سے 144 اپنی زبان میں پانچ سال یا اس سے زیادہ عرصے سے کام کر رہے ہیں۔',
    sample: true,
  },
  layout: {
    label: 'رسم\u00a0الخط اور صفحہ\u00a0سازی کی مہارت',
    measures:
      'ہمارے 160\u00a0ماہرینِ\u00a0زبان میں سے 120 کو اپنے رسم\u00a0الخط میں تیار صفحات کی پروف\u00a0ریڈنگ کی تربیت ملی ہے۔ صفحہ\u00a0سازی صرف وہی جانچتے ہیں۔',
    sample: true,
  },
} satisfies Readonly<Record<ExpertiseId, ProgressWords>>;

export const processSteps = [
  {
    title: 'تجزیہ',
    text: 'کوآرڈینیٹر الفاظ گنتا ہے اور آپ کی منظوری کے لیے اصطلاحات کی فہرست بناتا ہے۔',
  },
  {
    title: 'ترجمہ',
    text: 'مترجم آپ کی فرہنگ کے مطابق ترجمہ کرتا ہے اور اپنا کام خود جانچتا ہے۔',
  },
  {
    title: 'نظرِ\u00a0ثانی',
    text: 'دوسرا ماہر اصل متن سے ملا کر ترجمے پر نظرِ\u00a0ثانی کرتا ہے۔',
  },
  {
    title: 'ڈیلیوری',
    text: 'کوآرڈینیٹر فائلوں کو آپ کی ہدایات سے ملا کر جانچتا ہے اور آپ کو بھیج دیتا ہے۔',
  },
] satisfies readonly Entry[];

export const contactCallOut = {
  text: 'کوآرڈینیٹر ایک کاروباری دن کے اندر قیمت اور ڈیلیوری کی تاریخ بتا دے گا۔',
  sample: true,
};

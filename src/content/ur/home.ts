import type { Entry, Heading, ProgressWords } from '../../schema/types';
import type { ClaimId, ExpertiseId } from '../figures';
import type { FeatureId, SlideId } from '../lists';

export const slideWords = {
  certified: {
    title: 'ترجمے کی پیشہ\u00a0ورانہ خدمات',
    text: 'ایک ماہرِ\u00a0زبان ترجمہ کرتا ہے، دوسرا اسے اصل متن سے ملا کر دیکھتا ہے۔ جہاں کوئی محکمہ یا ادارہ طلب کرے، وہاں ہم ترجمے کی تصدیق کرتے ہیں۔',
    sample: true,
  },
  bridge: {
    title: 'زبانوں کے درمیان آپ کا پُل',
    text: 'انگریزی سے یا انگریزی میں ترجمہ، نظرِ\u00a0ثانی سمیت، 2.50\u00a0روپے فی لفظ سے شروع ہوتا ہے۔ ہماری تاخیر کے ہر کاروباری دن پر قیمت 5\u00a0فیصد کم ہو جاتی ہے۔',
    sample: true,
  },
} satisfies Readonly<Record<SlideId, Entry>>;

/** The band under the banner: what each figure of src/content/figures.ts counts. */
export const claimWords = {
  languages: 'ہندوستان کی علاقائی زبانیں',
  certified: 'تصدیق\u00a0شدہ ترجمے',
  clients: 'کلائنٹس، 2021 سے',
  satisfaction: 'مطمئن کلائنٹس (2025 کے سروے میں 50\u00a0میں سے 49)',
  process: 'کے مطابق ترجمے کا طریقۂ\u00a0کار (ہمارا اپنا بیان، سرٹیفکیٹ نہیں)',
  support: 'فون اور ای\u00a0میل پر معاونت',
} satisfies Readonly<Record<ClaimId, string>>;

export const homeSections = {
  whyUs: {
    eyebrow: 'ہم ہی کیوں؟',
    heading: 'آپ جو کچھ لکھیں، دکھائیں یا کہیں، سب کے لیے ایک ہی کمپنی',
  },
  services: {
    eyebrow: 'ہماری خدمات',
    heading: 'دستاویزات، ویب سائٹیں، فلمیں اور ایپ؛ ترجمان اور کیڈ بھی',
  },
  about: { eyebrow: 'ہمارے بارے میں', heading: '2021 سے ہمارا میدان: ہندوستانی زبانیں' },
  expertise: { eyebrow: 'زبانوں میں مہارت', heading: 'آپ کے متن پر کون کام کرتا ہے؟' },
  process: { eyebrow: 'ہمارا طریقۂ\u00a0کار', heading: 'چار مرحلے، دو ماہرینِ\u00a0زبان' },
  contact: { eyebrow: 'رابطہ', heading: 'زبانیں، الفاظ کی تعداد اور آخری تاریخ بتائیں' },
  faq: { eyebrow: 'سوال و جواب', heading: 'پہلا آرڈر دینے سے پہلے' },
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
    text: 'ہم ایک متن کا ترجمہ کئی ہندوستانی زبانوں میں کرتے ہیں، اور ہر زبان کی الگ فرہنگ رکھتے ہیں تاکہ اصطلاحات یکساں رہیں۔',
  },
  localization: {
    title: 'ویب سائٹ اور ایپ لوکلائزیشن',
    text: 'صفحات، اسکرینیں، تاریخیں، قیمتیں اور ایرر میسج آپ کے صارفین کی زبان میں، اور ان کی جانچ براؤزر میں یا خود ایپ میں۔',
  },
  interpretation: {
    title: 'ترجمانی کی خدمات',
    text: 'میٹنگوں، سماعتوں، سائٹ کے دوروں اور فون یا ویڈیو کالوں کے لیے ترجمان۔ ہمیں ایجنڈا بھیج دیں، آپ کا ترجمان تیاری کر کے آئے گا۔',
  },
} satisfies Readonly<Record<FeatureId, Entry>>;

export const aboutTeaser =
  'جو کمپنیاں اور ادارے کئی ریاستوں میں خدمات دیتے ہیں، ہم ان کے معاہدوں، کورسوں، ایپ کی اسکرینوں اور حفاظتی ہدایت\u00a0ناموں کا ترجمہ کرتے ہیں۔';

/** The bars of the home page: what each percentage of src/content/figures.ts counts. */
export const expertiseWords = {
  native: {
    label: 'اہلِ\u00a0زبان کے کیے ہوئے ترجمے',
    measures:
      '2025 میں ہمارے اتنے فیصد ترجمے ان مترجموں نے کیے جن کی مادری زبان میں ترجمہ ہونا تھا۔ باقی سب پر نظرِ\u00a0ثانی اہلِ\u00a0زبان نے کی۔',
    sample: true,
  },
  experienced: {
    label: 'اپنی زبان میں تجربہ کار',
    measures:
      'ہمارے 160\u00a0ماہرینِ\u00a0زبان میں سے 144 اپنی زبان میں پانچ سال یا اس سے زیادہ عرصے سے کام کر رہے ہیں۔',
    sample: true,
  },
  layout: {
    label: 'صفحہ\u00a0سازی جانچنے میں تربیت\u00a0یافتہ',
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
    text: 'مترجم منظور\u00a0شدہ اصطلاحات کے مطابق ترجمہ کرتا ہے اور اپنا کام خود جانچتا ہے۔',
  },
  {
    title: 'نظرِ\u00a0ثانی',
    text: 'دوسرا ماہرِ\u00a0زبان، یعنی نظرِ\u00a0ثانی کرنے والا، ترجمے کو اصل متن سے ملا کر دیکھتا ہے۔ ISO\u00a017100 میں اس مرحلے کا نام revision ہے۔',
  },
  {
    title: 'ڈیلیوری',
    text: 'کوآرڈینیٹر فائلوں کو آپ کی ہدایات سے ملا کر جانچتا ہے اور آپ کو بھیج دیتا ہے۔',
  },
] satisfies readonly Entry[];

export const contactCallOut = {
  text: 'کوآرڈینیٹر ایک کاروباری دن کے اندر قیمت اور ڈیلیوری کی تاریخ بتا دیتا ہے؛ ”درخواست پر“ والی زبانوں کے لیے تین کاروباری دن کے اندر۔',
  sample: true,
};

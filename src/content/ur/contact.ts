import type { Complete } from '../../content-model/types';

export const contactWords = {
  lead: 'اپنے پیغام میں ہمیں زبانیں، الفاظ یا صفحات کی تعداد، فائل فارمیٹ اور آخری تاریخ بتائیں۔ فائلیں آپ ای میل کے ساتھ منسلک کر سکتے ہیں۔',
  address: 'دفتر کا پتا',
  email: 'ای میل',
  phone: 'فون',
  whatsapp: 'واٹس ایپ',
  mapHeading: 'دفتر تک کیسے پہنچیں',
  /** `{place}` is the street and the town of company.ts. */
  mapTitle: 'نقشہ: {place}',
  mapNote: 'یہ نقشہ OpenStreetMap سے آتا ہے۔ اگر نہ کھلے تو پتا دیکھ لیں۔',
};

export type Check = Complete<typeof import('./contact'), typeof import('../en/contact')>;

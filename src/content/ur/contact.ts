export const contactWords = {
  /** What a link with the email address writes into the email. */
  mailText: 'زبانیں:\nالفاظ یا صفحات کی تعداد:\nفائل فارمیٹ یا ویب سائٹ کا پتا:\nآخری تاریخ:',
  /** The mark `sample` below is for the upload link, which the owner has to set up. */
  lead: 'فائلیں راز میں رکھنی ہوں تو پہلے ہمیں لکھیں۔ ہم رازداری کے معاہدے (NDA) پر دستخط کرتے ہیں اور آپ کو اپ\u00a0لوڈ کا محفوظ لنک بھیجتے ہیں۔',
  address: 'دفتر کا پتا',
  email: 'ای میل',
  /** On the button beside the address, and its name for screen readers. */
  copy: 'کاپی کریں',
  copyEmail: 'ای\u00a0میل پتا کاپی کریں',
  phone: 'فون',
  whatsapp: 'واٹس ایپ',
  mapHeading: 'دفتر تک کیسے پہنچیں؟',
  /** `{place}` is the street and the town of company.ts. */
  mapTitle: 'نقشہ: {place}',
  mapNote:
    'یہ نقشہ {site} کا ہے، جسے آپ کا آئی\u00a0پی\u00a0ایڈریس نظر آتا ہے۔ نقشہ نہ کھلے تو براہِ\u00a0کرم اسی صفحے پر دفتر کا پتا دیکھ لیں۔',
  sample: true,
};

export const testimonialsHeading = {
  heading: 'کلائنٹس کی رائے',
};

/*
 * Invented samples. Replace them with what real clients said and agreed to publish, and delete the
 * mark `sample`. Without any, the site has no such section. README.md in the folder above shows how
 * to add company and picture.
 */
export const testimonials = [
  {
    name: 'آپریشنز کے سربراہ، لاجسٹکس',
    quote:
      'ہم نے ایک حفاظتی ہدایت\u00a0نامہ بھیجا تھا۔ وہ نو زبانوں میں، صفحہ\u00a0سازی کے ساتھ، چھپائی کے لیے تیار ہو کر واپس ملا۔',
    sample: true,
  },
  {
    name: 'پروڈکٹ مینیجر، بینکاری',
    quote:
      'انہوں نے کام شروع کرنے سے پہلے پوچھ لیا کہ کس عبارت کے لیے کتنی جگہ ہے۔ تمل اور ملیالم کی عبارتیں پہلی ہی بار میں اسکرین پر ٹھیک بیٹھیں۔',
    sample: true,
  },
  {
    name: 'قانونی مشیر، مینوفیکچرنگ',
    quote:
      'نظرِ\u00a0ثانی کرنے والے نے دو ایسی شقوں پر سوال اٹھایا جو ہمارے انگریزی مسودے میں مبہم رہ گئی تھیں۔ اس سے معاہدے کے دونوں نسخے بہتر ہو گئے۔',
    sample: true,
  },
  {
    name: 'کورس پروڈیوسر، ای\u00a0لرننگ',
    quote:
      'ہر سبق کے سب\u00a0ٹائٹل اور وائس\u00a0اوور ایک ساتھ ملے، اور دونوں میں اصطلاحات یکساں تھیں۔',
    sample: true,
  },
];

/** What a picture shows, for visitors who do not see it. Pictures without a text are decorative. */
export const descriptions = {
  'images/banner-house.svg':
    'سات محرابی کھڑکیوں والا گھر، ہر کھڑکی ایک الگ رسم\u00a0الخط کی، اور دروازے پر مہر',
  'images/banner-words.svg':
    'اردو کے ”لفظ“ کو انگریزی کے word سے ملاتی ہوئی محراب، اور نیچے چھ رسم\u00a0الخط کے حروف والا پُل',
  'images/contact.svg': 'محراب کے سامنے ایک مہر\u00a0بند لفافہ',
  'images/head-about-us.svg': 'حروف کی محراب، جو لاطینی A سے اردو کے لفظ ”پُل“ تک جاتی ہے',
  'images/milestone-2021.svg': 'محراب کے نیچے ایک کھلا دروازہ، جس کے پیچھے میز اور لیمپ ہیں',
  'images/milestone-2022.svg':
    'تراش کے نشانوں کے درمیان ایک صفحہ، اور برابر میں ایک ویب سائٹ، دونوں پر ایک ہی حرف',
  'images/milestone-2023.svg': 'اصل متن کے برابر میں تصحیح\u00a0شدہ ترجمہ، محدب شیشے کے نیچے',
  'images/milestone-2024.svg': 'ایک مائیکروفون، سب\u00a0ٹائٹل والی ایک ویڈیو اور کوڈ کی ایک ونڈو',
  'images/milestone-2025.svg': 'سورج اور چاند کے درمیان ایک گھڑی، جس میں ہندسوں کی جگہ حروف ہیں',
};

export const contactWords = {
  /** What a link with the email address writes into the email. */
  mailText: 'भाषाएँ:\nकितने शब्द या पन्ने:\nफ़ाइल फ़ॉर्मैट या वेबसाइट का पता:\nसमय-सीमा:',
  /** The mark `sample` below is for the upload link, which the owner has to set up. */
  lead: 'फ़ाइलें गोपनीय हों, तो पहले हमें लिखें: हम गोपनीयता समझौते (NDA) पर हस्ताक्षर करके आपको सुरक्षित अपलोड लिंक भेजेंगे।',
  address: 'दफ़्तर का पता',
  email: 'ईमेल',
  /** On the button beside the address, and its name for screen readers. */
  copy: 'कॉपी करें',
  copyEmail: 'ईमेल पता कॉपी करें',
  phone: 'फ़ोन',
  whatsapp: 'WhatsApp',
  mapHeading: 'हमारा दफ़्तर कहाँ है?',
  /** `{place}` is the street and the town of company.ts. */
  mapTitle: '{place} का नक्शा',
  mapNote:
    'यह नक्शा {site} से आता है, जिसे आपका IP एड्रेस दिखता है। नक्शा न खुले, तो कृपया इस पेज पर दिया गया दफ़्तर का पता देख लें।',
  sample: true,
};

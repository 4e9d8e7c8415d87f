export const contactWords = {
  /** What a link with the email address writes into the email. */
  mailText: 'மொழிகள்:\nசொற்கள் அல்லது பக்கங்களின் எண்ணிக்கை:\nகோப்பு வடிவம் அல்லது இணையதள முகவரி:\nகாலக்கெடு:',
  /** The mark `sample` below is for the upload link, which the owner has to set up. */
  lead: 'ரகசியமான கோப்புகளா? முதலில் எங்களுக்கு எழுதுங்கள்: ரகசியக் காப்பு ஒப்பந்தத்தில் (NDA) கையொப்பமிட்டு, பாதுகாப்பான பதிவேற்ற இணைப்பை அனுப்புவோம்.',
  address: 'அலுவலக முகவரி',
  email: 'மின்னஞ்சல்',
  /** On the button beside the address, and its name for screen readers. */
  copy: 'நகலெடுக்க',
  copyEmail: 'மின்னஞ்சல் முகவரியை நகலெடுக்க',
  phone: 'தொலைபேசி',
  whatsapp: 'WhatsApp',
  mapHeading: 'அலுவலகம் அமைந்துள்ள இடம்',
  /** `{place}` is the street and the town of company.ts. */
  mapTitle: 'வரைபடம்: {place}',
  mapNote:
    'இது {site} வழங்கும் வரைபடம்; அந்தத் தளத்துக்கு உங்கள் IP முகவரி தெரியவரும். வரைபடம் தோன்றவில்லை என்றால், இந்தப் பக்கத்தில் உள்ள அலுவலக முகவரியைப் பாருங்கள்.',
  sample: true,
};

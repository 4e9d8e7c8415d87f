export const testimonialsHeading = {
  heading: 'क्लाइंट क्या कहते हैं?',
};

/*
 * Invented samples. Replace them with what real clients said and agreed to publish, and delete the
 * mark `sample`. Without any, the site has no such section. README.md in the folder above shows how
 * to add company and picture.
 */
export const testimonials = [
  {
    name: 'ऑपरेशंस प्रमुख, लॉजिस्टिक्स',
    quote: 'हमने एक सुरक्षा मैनुअल भेजा और वह हमें नौ भाषाओं में मिला, लेआउट समेत, छपाई के लिए तैयार।',
    sample: true,
  },
  {
    name: 'प्रोडक्ट मैनेजर, बैंकिंग',
    quote:
      'काम शुरू करने से पहले उन्होंने पूछा कि हर टेक्स्ट के लिए कितनी जगह है। तमिल और मलयालम का टेक्स्ट पहली बार में ही स्क्रीन पर ठीक बैठा।',
    sample: true,
  },
  {
    name: 'कानूनी सलाहकार, मैन्युफ़ैक्चरिंग',
    quote:
      'पुनरीक्षक ने हमारे अंग्रेज़ी मसौदे की ऐसी दो धाराओं पर सवाल उठाया, जिनके एक से ज़्यादा मतलब निकलते थे। इससे दोनों भाषाओं में अनुबंध बेहतर हुआ।',
    sample: true,
  },
  {
    name: 'कोर्स प्रोड्यूसर, ई\u2011लर्निंग',
    quote: 'हर पाठ के सबटाइटल और वॉइसओवर साथ\u2011साथ आए, और दोनों की शब्दावली एक थी।',
    sample: true,
  },
];

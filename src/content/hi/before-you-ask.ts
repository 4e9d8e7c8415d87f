import type { Complete, Detail } from '../../content-model/types';

/*
 * What buyers ask before they request a quote, on the services page. The details with the mark
 * `sample` describe a typical company: write down your own terms, then delete the mark.
 */
export const beforeYouAskHeading = 'कोटेशन माँगने से पहले';

export const beforeYouAsk = [
  {
    title: 'किन भाषाओं के बीच',
    text: 'अंग्रेज़ी और हमारी सूची की कोई भी भाषा, दोनों दिशाओं में; कम प्रचलित भाषाओं के लिए हम पहले अनुवादक और दूसरी जाँच करने वाला विशेषज्ञ तय कर लेते हैं। हिन्दी और तमिल जैसी दो भारतीय भाषाओं के बीच हम वहाँ सीधे अनुवाद करते हैं जहाँ हमारे पास भाषा विशेषज्ञ हैं, वरना अंग्रेज़ी के ज़रिए; कोटेशन में यह साफ़ लिखा होता है। अंग्रेज़ी के अलावा किसी और विदेशी भाषा में या उससे हम अनुवाद नहीं करते।',
    sample: true,
  },
  {
    title: 'कीमत कैसे तय होती है',
    text: 'टेक्स्ट की कीमत मूल पाठ के प्रति शब्द, लेआउट की प्रति पन्ना, ऑडियो और वीडियो की प्रति मिनट और दुभाषिया सेवा की प्रति आधा दिन तय होती है। दोहराए गए टेक्स्ट पर कम लगता है; दुर्लभ भाषाओं, स्कैन किए हुए मूल और अर्जेंट काम पर ज़्यादा। न्यूनतम शुल्क लागू है, और जीएसटी अलग से जुड़ता है।',
    sample: true,
  },
  {
    title: 'कितना समय लगता है',
    text: 'आप हमसे किसी भी समय संपर्क कर सकते हैं; कोटेशन हम एक कार्यदिवस के भीतर देते हैं। मानकर चलें कि एक अनुवादक एक दिन में करीब 2,000 शब्दों का अनुवाद करता है और दूसरी जाँच में एक दिन और लगता है। बड़े काम के लिए पूरी टीम लगती है, जिसकी शब्दावली एक ही होती है। काम अर्जेंट हो, तो हमें बता दें।',
    sample: true,
  },
  {
    title: 'Interpreting',
    text: 'Consecutive, simultaneous or by phone, in Hindi, Bengali, Tamil, Telugu, Marathi and Urdu; other languages on request. Book three business days ahead, or five for simultaneous interpreting.',
    sample: true,
  },
  {
    title: 'गोपनीयता',
    text: 'आप चाहें, तो आपके कुछ भी भेजने से पहले हम गोपनीयता समझौते (NDA) पर हस्ताक्षर कर देते हैं, चाहे वह आपका हो या हमारा। आपके प्रोजेक्ट का हर भाषा विशेषज्ञ उन्हीं शर्तों से बँधा होता है।',
    sample: true,
  },
  {
    title: 'आपकी फ़ाइलें कहाँ जाती हैं',
    text: 'सिर्फ़ उन लोगों के पास, जो आपके प्रोजेक्ट पर काम करते हैं; फ़ाइलें भारत में ही स्टोर की जाती हैं। हम उन्हें सार्वजनिक मशीनी अनुवाद या AI टूल में नहीं डालते। डिलीवरी के 90 दिन बाद हम उन्हें मिटा देते हैं; आप कहें, तो उससे पहले भी। शब्दावली और ट्रांसलेशन मेमोरी, जिनसे दोहराया गया टेक्स्ट सस्ता पड़ता है, हम आगे भी रखते हैं, पर सिर्फ़ आपके लिए। निजी डेटा हम डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के अनुसार सँभालते हैं।',
    sample: true,
  },
  {
    title: 'Vetting, audits and liability',
    text: 'Before the first project, every linguist passes a test in their field, and we check identity and two references. You may audit us with 14 days’ notice. The contract sets our liability; professional indemnity insurance covers it up to ₹1\u00a0crore.',
    sample: true,
  },
  {
    title: 'फ़ाइल फ़ॉर्मैट',
    text: 'Word, Excel, PowerPoint और PDF; InDesign (INDD, IDML); XLIFF, XML, JSON, RESX और PO; SRT और VTT; ऑडियो और वीडियो; DWG और DXF। फ़ाइल जिस फ़ॉर्मैट में आती है, उसी में लौटती है। स्कैन की हुई फ़ाइल Word या PDF में लौटती है।',
    sample: true,
  },
  {
    title: 'प्रमाणित अनुवाद, कदम दर कदम',
    text: 'प्रमाण-पत्रों, अदालती कागज़ों और वीज़ा आवेदनों के लिए:',
    steps: [
      'जिस विभाग या संस्था को अनुवाद देना है, उससे पूछें कि क्या चाहिए: हस्ताक्षरित घोषणा, नोटरी, अपोस्टिल, छपी हुई प्रति।',
      'हमें साफ़ स्कैन और वह सूची भेजें। मूल दस्तावेज़ आपके पास ही रहता है।',
      'हम अनुवाद और उसकी दूसरी जाँच करते हैं, और साथ में सटीकता का हस्ताक्षरित घोषणा-पत्र लगाते हैं, जिस पर नाम, मुहर और तारीख होती है।',
      'आपको ईमेल से PDF मिलती है और ज़रूरत हो, तो मुहर लगी छपी प्रति कूरियर से। सत्यापन नोटरी करता है और अपोस्टिल विदेश मंत्रालय जारी करता है; आवेदन कहाँ करना है, यह हम बता देते हैं।',
    ],
    sample: true,
  },
  {
    title: 'CAD सेवाएँ',
    text: 'हम तकनीकी ड्रॉइंग (DWG, DXF) के लेबल, नोट और पुर्ज़ों की सूचियों का अनुवाद करके उन्हें वापस उसी जगह रख देते हैं, ताकि आपके इंजीनियर फ़ाइल को पहले की तरह खोल और बदल सकें।',
    sample: true,
  },
] satisfies readonly Detail[];

export type Check = Complete<
  typeof import('./before-you-ask'),
  typeof import('../en/before-you-ask')
>;

/** What a picture shows, for visitors who do not see it. Pictures without a text are decorative. */
export const descriptions = {
  'images/banner-house.svg':
    'घर, जिसमें सात लिपियों के लिए एक\u2011एक मेहराबदार खिड़की है और दरवाज़े पर मुहर',
  'images/banner-words.svg':
    'मेहराब से जुड़े दो शब्द, हिन्दी का “शब्द” और अंग्रेज़ी का “word”; नीचे छह लिपियों के अक्षरों वाला पुल',
  'images/contact.svg': 'मेहराब के सामने मुहरबंद लिफ़ाफ़ा',
  'images/head-about-us.svg': 'अक्षरों की मेहराब, जो रोमन A से देवनागरी अ तक ले जाती है',
  'images/milestone-2021.svg': 'मेहराब के नीचे खुला दरवाज़ा, पीछे मेज़ और लैंप',
  'images/milestone-2022.svg': 'क्रॉप मार्क के बीच एक पन्ना और बगल में वेबसाइट, दोनों पर एक ही अक्षर',
  'images/milestone-2023.svg': 'मूल की बगल में सुधारा हुआ अनुवाद, लेंस के नीचे',
  'images/milestone-2024.svg': 'माइक्रोफ़ोन, सबटाइटल वाला वीडियो और कोड की विंडो',
  'images/milestone-2025.svg': 'सूरज और चाँद के बीच घड़ी, जिसमें अंकों की जगह अक्षर हैं',
};

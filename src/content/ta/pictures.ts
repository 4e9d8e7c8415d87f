/** What a picture shows, for visitors who do not see it. Pictures without a text are decorative. */
export const descriptions = {
  'images/banner-house.svg': 'ஏழு எழுத்துமுறைகளுக்கு ஏழு வளைவுச் சாளரங்களும், கதவில் முத்திரையும் கொண்ட வீடு',
  'images/banner-bridge.svg': 'ரோமன் A முதல் தமிழ் அ வரை எழுத்துகளால் ஆன வளைவு',
  'images/contact.svg': 'ஒரு வளைவின் முன் முத்திரையிட்ட கடித உறை',
  'images/milestone-2021.svg': 'வளைவுக்குக் கீழே திறந்திருக்கும் கதவு; அதன் பின்னால் மேசையும் விளக்கும்',
  'images/milestone-2022.svg': 'வெட்டுக் குறிகளுக்கு இடையே ஒரு பக்கமும், அதே எழுத்தைக் கொண்ட இணையதளமும்',
  'images/milestone-2023.svg': 'உருப்பெருக்கியின் கீழ், மூல உரையும் அதன் அருகே திருத்திய மொழிபெயர்ப்பும்',
  'images/milestone-2024.svg': 'ஒலிவாங்கி, வசன வரிகளுடன் ஒரு காணொளி, நிரல் வரிகள் உள்ள சாளரம்',
  'images/milestone-2025.svg': 'சூரியனுக்கும் நிலவுக்கும் இடையே, எண்களுக்குப் பதில் எழுத்துகள் கொண்ட கடிகாரம்',
};

import type { Complete } from '../../content-model/types';
import type { RoutePath } from '../../router/routes';

/** What a search result says about the site: up to 160 characters. */
export const siteDescription =
  '50+ இந்தியப் பிராந்திய மொழிகளில் மொழிபெயர்ப்பு, உள்ளூர்மயமாக்கல், பின்னணிக் குரல், வசன வரிகள், DTP. சான்றளிக்கப்பட்ட மொழிபெயர்ப்பு. ISO 17100-க்கு இணங்கும் பணிமுறை.';

/** The line under the company's name on the picture that a shared link shows. */
export const socialCardText = 'இந்திய மொழிகளுக்கான மொழிபெயர்ப்பும் உள்ளூர்மயமாக்கலும்';

/** The title of each page, in tabs and in search results. `{company}` is the name in company.ts. */
export const titles = {
  '/': '{company} – இந்திய மொழிகளுக்கான மொழிபெயர்ப்பு',
  '/about-us': 'எங்களைப் பற்றி – {company}',
  '/services': 'எங்கள் சேவைகள் – {company}',
  '/language': 'மொழிகள் – {company}',
  '/industry': 'துறைகள் – {company}',
  '/contact-us': 'விலைப்புள்ளி கேட்க – {company}',
  notFound: 'பக்கம் கிடைக்கவில்லை – {company}',
} satisfies Record<RoutePath | 'notFound', string>;

/** The head of each page. */
export const headings = {
  '/': {
    h1: '50+ இந்திய மொழிகளில் மொழிபெயர்ப்பும் உள்ளூர்மயமாக்கலும்',
    lead: 'இந்தி, தமிழ், வங்காளம், உருது உள்ளிட்ட இந்திய மொழிகளில் படிக்கும் வாடிக்கையாளர்கள், பணியாளர்கள், குடிமக்களைச் சென்றடைய நிறுவனங்களுக்கும் அமைப்புகளுக்கும் உதவுகிறோம்.',
  },
  '/about-us': {
    eyebrow: 'எங்களைப் பற்றி',
    h1: 'இந்திய மொழிகளுக்கு இடையே ஒரு பாலம்',
    lead: '2021-இல் ஆவணங்களுடன் தொடங்கினோம். இன்று இணையதளங்களையும் மென்பொருளையும் உள்ளூர்மயமாக்குகிறோம்; காணொளிகளுக்கும் பயிற்சிப் பாடங்களுக்கும் இந்திய மொழிகளில் குரல் தருகிறோம்.',
  },
  '/services': {
    eyebrow: 'எங்கள் சேவைகள்',
    h1: 'உயர்தரமான, நம்பகமான, தொழில்முறைச் சேவைகள்',
    lead: 'உரை எழுதுவது முதல், இயங்கும் மென்பொருளில் அதைச் சோதிப்பது வரை ஆறு சேவைகளை வழங்குகிறோம்; தேவைப்படும்போது உரைபெயர்ப்பாளர்களையும் தருகிறோம். எங்கள் மொழிபெயர்ப்புப் பணிமுறை ISO 17100 தரநிலைக்கு இணங்குகிறது.',
  },
  '/language': {
    eyebrow: 'மொழிகள்',
    h1: 'இந்தியாவின் மொழிகள், மக்கள் படிக்கும் எழுத்துகளில்',
    lead: '22 அட்டவணை மொழிகள் அனைத்தும், இன்னும் பல மொழிகளும்: இந்தி, தமிழ் முதல் துளு, கோக்பரோக், பால்டி வரை.',
  },
  '/industry': {
    eyebrow: 'துறைகள்',
    h1: 'உங்கள் துறை, உங்கள் வாடிக்கையாளர் மொழியில்',
    lead: 'ஒரே மொழி, நீதிமன்றத்திலும் மருத்துவமனையிலும் விற்பனைக் கூடத்திலும் வெவ்வேறு விதமாகப் பயன்படுகிறது. பணியைத் தொடங்கும் முன்பே, கலைச்சொற்களை உங்களுடன் பேசி முடிவு செய்கிறோம்.',
  },
  '/contact-us': {
    eyebrow: 'தொடர்பு',
    h1: 'விலைப்புள்ளி கேளுங்கள்',
    lead: 'எந்த நேரத்திலும் மின்னஞ்சல் அனுப்பலாம் அல்லது அழைக்கலாம்: 24/7 உதவி கிடைக்கும். நேரில் வருவதற்கு முன் அழைத்துச் சொல்லுங்கள்.',
  },
} satisfies Record<
  RoutePath,
  {
    readonly eyebrow?: string;
    readonly h1: string;
    readonly lead: string;
    readonly sample?: true;
  }
>;

export type Check = Complete<typeof import('./pages'), typeof import('../en/pages')>;

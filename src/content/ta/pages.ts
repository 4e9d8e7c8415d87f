import type { RoutePath } from '../../schema/routes';
import type { Complete } from '../../schema/types';

/** What a search result says about the site: up to 160 characters. */
export const siteDescription =
  '50+ இந்திய மொழிகளில், ISO 17100க்கு இணங்கும் மொழிபெயர்ப்பு (சுய அறிவிப்பு). சான்றளிக்கப்பட்ட மொழிபெயர்ப்பு, உள்ளூர்மயமாக்கல், பின்னணிக் குரல், வசன வரிகள், DTP.';

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
    h1: '50+\u00a0இந்திய மொழிகளில் மொழிபெயர்ப்பும் உள்ளூர்மயமாக்கலும்',
    lead: 'இந்தி, தமிழ், வங்காளம், உருது உள்ளிட்ட இந்திய மொழிகளில் மக்களுக்குச் சேவை வழங்க, நிறுவனங்களுக்கும் அரசு அமைப்புகளுக்கும் உதவுகிறோம்.',
  },
  '/about-us': {
    eyebrow: 'எங்களைப் பற்றி',
    h1: 'நொய்டாவிலிருந்து 50+\u00a0இந்திய மொழிகளில் சேவை தரும் மொழிபெயர்ப்பு நிறுவனம்',
    lead: 'எங்கள் 24\u00a0பணியாளர்களும் 160\u00a0வல்லுநர்களும் வங்கிகள், உற்பத்தி நிறுவனங்கள், மருத்துவமனைகள், பதிப்பகங்கள், அரசுத் துறைகள் ஆகியவற்றுக்காகப் பணியாற்றுகிறார்கள்.',
    sample: true,
  },
  '/services': {
    eyebrow: 'எங்கள் சேவைகள்',
    h1: 'உயர்தரமான, நம்பகமான, தொழில்முறைச் சேவைகள்',
    lead: 'உள்ளடக்க உருவாக்கம், மொழிபெயர்ப்பு, பக்க வடிவமைப்பு, பின்னணிக் குரல், உள்ளூர்மயமாக்கல்; நேரிலும் தொலைபேசியிலும் வாய்மொழி மொழிபெயர்ப்பு. எங்கள் மொழிபெயர்ப்புப் பணிமுறை ISO\u00a017100 தரநிலைக்கு இணங்குகிறது (சுய அறிவிப்பு).',
    sample: true,
  },
  '/language': {
    eyebrow: 'மொழிகள்',
    h1: 'இந்திய மொழிகள் ஒவ்வொன்றும் அதனதன் எழுத்திலேயே',
    lead: 'அரசமைப்புச் சட்டம் பட்டியலிடும் 22\u00a0மொழிகள் உட்பட, 50க்கும் மேற்பட்ட மொழிகள் ஒவ்வொன்றுக்கும் எங்களிடம் மொழிபெயர்ப்பாளரும் சீராய்வாளரும் உள்ளனர். மற்ற மொழிகளுக்கு எங்களிடம் கேளுங்கள்.',
    sample: true,
  },
  '/industry': {
    eyebrow: 'துறைகள்',
    h1: 'உங்கள் துறை, உங்கள் வாடிக்கையாளரின் மொழியில்',
    lead: 'ஒரே மொழி நீதிமன்றத்திலும் மருத்துவமனையிலும் விற்பனைக் கூடத்திலும் வெவ்வேறு விதமாகப் பயன்படுகிறது. பணியைத் தொடங்கும் முன்பே, கலைச்சொற்களை உங்களுடன் பேசி முடிவு செய்கிறோம்.',
  },
  '/contact-us': {
    eyebrow: 'தொடர்பு',
    h1: 'விலைப்புள்ளி கேளுங்கள்',
    lead: 'ஒருங்கிணைப்பாளர் எந்த நேரத்திலும் (24/7) ஆங்கிலத்திலோ இந்தியிலோ பதில் அளிப்பார். விலைப்புள்ளி ஒரு வேலை நாளுக்குள் கிடைக்கும். நேரில் வரும் முன் தொலைபேசியில் தெரிவியுங்கள்.',
    sample: true,
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

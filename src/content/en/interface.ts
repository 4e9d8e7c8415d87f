/** The names of the pages in the header and the footer. */
export const navLabels = {
  '/': 'Home',
  '/about-us': 'About Us',
  '/services': 'Our Services',
  '/language': 'Language',
  '/industry': 'Industry',
  '/contact-us': 'Get A Quotes',
};

export const headerWords = {
  skip: 'Skip to content',
  menu: 'Menu',
  nav: 'Main',
  /** The links to the site's other languages. */
  editions: 'Language of this site',
};

export const footerWords = {
  about:
    'This website sets no cookies and stores nothing about you. We use what you send us only for your quotes and orders.',
  nav: 'Footer',
  pages: 'Pages',
  services: 'Our Services',
  contact: 'Contact',
  end: '© {registeredName}',
};

/** Below the footer, as long as the build lists something to do before a release. */
export const draftWords = {
  draft:
    'This website is a draft: some of its texts, figures and names are samples or still have to be checked.',
  unreviewed: 'No linguist has reviewed this translation yet.',
};

export const actions = {
  requestQuote: 'Request a Quote',
  readMore: 'Read more',
  /** For screen readers, after "Read more": which service it is about. */
  readMoreAbout: ': {title}',
  exploreServices: 'Explore More Services',
  getServices: 'GET SERVICES',
  contactUs: 'CONTACT US',
  openInMaps: 'Open in maps',
};

export const carouselNames = {
  banner: 'Highlights',
  services: 'Our Services',
  testimonials: 'What clients say',
};

/** The parts of a carousel, for screen readers. */
export const carouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  stop: 'Stop automatic slide show',
  start: 'Start automatic slide show',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
  position: '{number} of {count}',
  /** Beside the button of a carousel without dots. */
  place: '{number} / {count}',
};

export const tabNames = {
  mission: 'Mission, vision and philosophy',
  milestones: 'Milestones by year',
};

export const notFoundWords = {
  title: 'Page not found',
  /** `{address}` is the address that the visitor requested. */
  asked: 'There is no page at {address}',
  next: 'Check the address for typos, or go to one of these pages:',
};

export const failedPageWords = {
  title: 'This page could not be shown',
  text: 'Sorry, something went wrong on our side. What you typed in the form will be there when the page is back. If trying again does not help, email or call us.',
  retry: 'Try again',
};

export const formWords = {
  heading: 'Get In Touch',
  note: 'All four fields are required. The button turns them into an email that you send yourself.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  /** Below the label of the message: what a quote needs. */
  messageHint: 'Languages, words or pages, file format or web address, deadline',
  submit: 'Prepare quote request',
  noScript: 'This form needs JavaScript. Please email or call us instead.',
  /** In the finished message, before what was typed into a field. */
  before: '{label}:',
};

/** What the words beside a field say when it is empty, or its address does not fit. */
export const fieldProblems = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  phone: 'Enter your phone number.',
  message: 'Tell us what you need.',
  address: 'Enter your full email address, for example name@example.com.',
  indianAddress:
    'Your browser does not accept an email address in an Indian script. Enter one in Latin letters, and write this one in your message.',
};

/** The panel that a valid form shows: the website itself sends nothing. */
export const messageWords = {
  heading: 'Your quote request has not been sent yet',
  text: 'Open your quote request in your email program, and press Send there. Do not attach confidential files: ask us for a secure upload link first. What you typed stays in the form.',
  /** Where the whole message fits into a link. */
  short: 'If your message opens without the text, copy it from here.',
  /** Where it does not: the email begins with the line `paste`. */
  long: 'Your quote request is too long to insert automatically. It is copied when you open your message: paste it there.',
  paste: 'Paste your copied quote request here.',
  to: 'To',
  subjectLabel: 'Subject',
  subject: 'Quote request',
  messageLabel: 'Your quote request',
  openMail: 'Open in your email program',
  copyAndOpenMail: 'Copy and open in your email program',
  openWhatsapp: 'Open in WhatsApp',
  copyAndOpenWhatsapp: 'Copy and open in WhatsApp',
  copy: 'Copy quote request',
  copied: 'Copied',
  refused:
    'Your browser did not allow copying. The text is selected: copy it and paste it into your message.',
};

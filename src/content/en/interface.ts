import type { RoutePath } from '../../router/routes';
import type { Picture } from '../types';

export const navLabels = {
  '/': 'Home',
  '/about-us': 'About Us',
  '/services': 'Our Services',
  '/language': 'Language',
  '/industry': 'Industry',
  '/contact-us': 'Get A Quotes',
} satisfies Record<RoutePath, string>;

const percentFormat = new Intl.NumberFormat('en', { style: 'percent' });

/** 85 as "85%". */
export const formatPercent = (percent: number): string => percentFormat.format(percent / 100);

export const headerWords = {
  skip: 'Skip to content',
  menu: 'Menu',
  nav: 'Main',
} satisfies Record<string, string>;

export const footerWords = {
  about: 'Translation and localization for Indian languages.',
  nav: 'Footer',
  pages: 'Pages',
  services: 'Services',
  contact: 'Contact',
} satisfies Record<string, string>;

export const actions = {
  requestQuote: 'Request a Quote',
  readMore: 'Read more',
  exploreServices: 'Explore More Services',
  getServices: 'GET SERVICES',
  contactUs: 'CONTACT US',
  openInMaps: 'Open in maps',
} satisfies Record<string, string>;

export const carouselNames = {
  banner: 'Highlights',
  services: 'Our services',
  testimonials: 'What clients say',
} satisfies Record<string, string>;

export const carouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  stop: 'Stop automatic slide show',
  start: 'Start automatic slide show',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
  position: (number, count) => `${number} of ${count}`,
} satisfies Record<string, string | ((number: number, count: number) => string)>;

export const tabNames = {
  mission: 'Mission, Vision and Philosophy',
  milestones: 'Milestones by year',
} satisfies Record<string, string>;

export const notFoundWords = {
  title: 'Page not found',
  asked: 'No page of this site has the address',
  next: 'Check it for a typing error, or go to one of these pages:',
} satisfies Record<string, string>;

export const notFoundPicture = {
  src: 'images/not-found.svg',
  alt: '',
  width: 320,
  height: 240,
} satisfies Picture;

export const failedPageWords = {
  title: 'This page could not be shown',
  text: 'The fault is ours. Load it again; if it fails again, open another page, or write or call us.',
  reload: 'Load again',
} satisfies Record<string, string>;

export const formWords = {
  heading: 'Get In Touch',
  note: 'Please fill in all four fields.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  submit: 'Send Message',
  noScript: 'This form needs script, which is off or not loaded. Please write or call instead.',
  before: (label) => `${label}:`,
} satisfies Record<string, string | ((label: string) => string)>;

export const messageWords = {
  heading: 'Your message is not sent yet',
  text: 'This site sends nothing by itself. Open the message in your email program and send it from there, or copy it. What you typed stays in the form.',
  to: 'To',
  subjectLabel: 'Subject',
  subject: 'Request for a quote',
  messageLabel: 'Your message',
  openMail: 'Open in your email program',
  copy: 'Copy message',
  copied: 'Copied',
  refused: 'Copying was refused here: the text above is selected, press Ctrl+C or Cmd+C',
} satisfies Record<string, string>;

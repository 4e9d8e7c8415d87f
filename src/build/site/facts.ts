/* What the build reads of the sources before it renders a page; bundled and run by bundle.ts. */
export { company } from '../../content/company';
export { editions } from '../../content/editions';
export { sitemapFiles } from '../../head/sitemap';
export { routes } from '../../schema/routes';

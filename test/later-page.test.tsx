import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useLayoutEffect, useRef, type ComponentType } from 'react';
import { render } from '@testing-library/react';
import type { PageProps } from '../src/app';
import { scriptGroups } from '../src/content/languages';
import { AboutUs } from '../src/pages/about-us/about-us';
import { ContactUs } from '../src/pages/contact-us/contact-us';
import { Home } from '../src/pages/home/home';
import { Language } from '../src/pages/language/language';

/** How often the selector fits, by the time React has put the page into the document for the first time. */
function countAtFirst(Page: ComponentType<PageProps>, selector: string): number {
  let count = NaN;
  const Frame = () => {
    const main = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
      count = main.current?.querySelectorAll(selector).length ?? NaN;
    }, []);
    return (
      <main ref={main}>
        <Page languages={scriptGroups} />
      </main>
    );
  };
  render(<Frame />);
  return count;
}

const cases = [
  { name: 'the carousels of home rotate', Page: Home, selector: '.carousel-rotation', count: 3 },
  { name: 'the tabs of home are tabs', Page: Home, selector: '[role="tablist"]', count: 1 },
  {
    name: 'the testimonials about us have their dots',
    Page: AboutUs,
    selector: '.carousel[data-ready] .carousel-dots',
    count: 1,
  },
  {
    name: 'the languages have their filter',
    Page: Language,
    selector: 'input[type="search"]',
    count: 1,
  },
  { name: 'the map stands beside the form', Page: ContactUs, selector: 'iframe', count: 1 },
] as const;

describe('A page that comes once script runs is whole at once, and not drawn twice', () => {
  for (const { name, Page, selector, count } of cases) {
    test(name, () => assert.equal(countAtFirst(Page, selector), count));
  }
});

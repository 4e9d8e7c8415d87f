import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { failedPageWords } from '#words/interface';
import { prerender } from '../../src/builder/prerender';
import { routes } from '../../src/schema/routes';
import { fakeClock } from '../helpers/clock';
import { hasFocus, isElement } from '../helpers/element';
import { hydrate } from '../helpers/hydrate';
import { countListeners } from '../helpers/listeners';
import {
  follow,
  goBack,
  heading,
  linkTo,
  openSite,
  plainHeading,
  plainPages,
  site,
  startAt,
  type,
} from '../helpers/router';
import { countObserved } from '../helpers/view';

const html = prerender();

/** Loads the prerendered document at an address, as a browser shows it before any script. */
async function openPrerendered(hash: string): Promise<HTMLElement> {
  await startAt(hash);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  return container;
}

function pageOf(path: string, container: ParentNode = document) {
  return (
    container.querySelector<HTMLElement>(`[data-page="${path}"]`) ?? assert.fail(`no page ${path}`)
  );
}

function visiblePages() {
  return [...document.querySelectorAll<HTMLElement>('.page')].filter((page) => !page.hidden);
}

function field(name: string) {
  return document.querySelector<HTMLInputElement>(`form [name="${name}"]`) ?? assert.fail(name);
}

test('the prerendered document is the same each time', () => {
  assert.equal(prerender(), html);
});

describe('hydration', () => {
  for (const [hash, name] of [
    ['#/services', '/services'],
    ['#main', '/'],
    ['#/nope', 'notFound'],
  ] as const) {
    test(`hydration keeps every element, and shows the page ${name}, at ${hash}`, async () => {
      const container = await openPrerendered(hash);
      const page = pageOf(name, container);
      const headings = [...container.querySelectorAll('h1')];
      hydrate(container, site());
      isElement(visiblePages()[0] ?? null, page);
      assert.equal(visiblePages().length, 1);
      assert.equal(container.querySelectorAll('.page[id]').length, 0, 'pages that have an id');
      assert.deepEqual([...container.querySelectorAll('h1')], headings);
      hasFocus(document.body);
    });
  }

  test('R7 hydration leaves the focus where the visitor has put it', async () => {
    const container = await openPrerendered('#/services');
    const link = container.querySelector<HTMLElement>('.page a');
    link?.focus();
    hydrate(container, site());
    hasFocus(link as HTMLElement);
  });
});

describe('R12 nothing typed is lost', () => {
  const typed = { name: 'Asha', email: 'asha@', phone: '+91', message: 'Two pages\ninto Tamil' };
  const typeAll = () => {
    for (const [name, text] of Object.entries(typed)) field(name).value = text;
  };
  const read = () => Object.keys(typed).map((name) => field(name).value);

  test('R12 the form keeps text and focus from before hydration', async () => {
    const container = await openPrerendered('#/contact-us');
    typeAll();
    const message = field('message');
    message.focus();
    hydrate(container, site());
    assert.deepEqual(read(), Object.values(typed));
    hasFocus(message);
  });

  test('R12 the language search keeps its text', async () => {
    await openSite('#/language', {});
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tamil' } });
    await type('/');
    await type('/language');
    assert.equal(screen.getByRole<HTMLInputElement>('searchbox').value, 'tamil');
  });
});

describe('a kept page', () => {
  test('a kept page is the same element when the visitor returns', async () => {
    await openSite('#/services');
    const before = heading();
    await type('/language');
    await type('/services');
    isElement(heading(), before);
    assert.equal(visiblePages().length, 1);
  });

  test('R11 effects of a page start when it becomes active, and end when it is left', async () => {
    const running = new Set<string>();
    const effects = Object.fromEntries(
      routes.map((path) => [
        path,
        function Page() {
          useEffect(() => {
            running.add(path);
            return () => void running.delete(path);
          }, []);
          return <h1 tabIndex={-1}>{path}</h1>;
        },
      ]),
    );
    await openSite('#/', { pages: { ...plainPages, ...effects } });
    for (const path of [...routes].reverse()) {
      await type(path);
      assert.deepEqual([...running], [path]);
    }
    await type('/nope');
    assert.deepEqual([...running], []);
  });

  test('R11 each page, once left, has no timer, listener or observer', async (t) => {
    // React adds listeners of its own with the first root, and keeps them.
    (await openSite('#/nope', {})).unmount();
    const clock = fakeClock(t);
    const listeners = countListeners(t);
    await openSite('#/nope', {});
    clock.tick(100);
    const before = listeners();
    assert.deepEqual([clock.pending(), countObserved()], [0, 0], 'before the visits');
    for (const path of routes) {
      await follow(linkTo(path));
      clock.tick(100);
      await type('/nope');
      clock.tick(100);
      assert.deepEqual([clock.pending(), countObserved(), listeners()], [0, 0, before], path);
    }
  });
});

describe('a page that fails to render', () => {
  /** Fails for as long as `state.fails` is true. */
  function failing() {
    const state = { fails: true };
    const Services = () => {
      if (state.fails) throw new Error('The page is broken');
      return <h1 tabIndex={-1}>{plainHeading('/services')}</h1>;
    };
    return { state, pages: { ...plainPages, '/services': Services } };
  }

  test('a failed page shows email address and phone, between header and footer', async (t) => {
    const report = t.mock.method(console, 'error', () => undefined);
    await openSite('#/services', failing());
    const main = within(screen.getByRole('main'));
    assert.equal(heading().textContent, failedPageWords.title);
    const schemes = main.getAllByRole('link').map((link) => (link as HTMLAnchorElement).protocol);
    for (const scheme of ['mailto:', 'tel:']) assert.ok(schemes.includes(scheme), scheme);
    const reload = main.queryByRole('button', { name: failedPageWords.reload });
    assert.ok(reload, 'there is no button to load the page again');
    for (const role of ['banner', 'contentinfo'])
      assert.equal(screen.queryAllByRole(role).length, 1, `elements with the role ${role}`);
    assert.ok(report.mock.callCount() > 0, 'the error was reported to nobody');
  });

  test('a failed page leaves others alone, and is rendered again on the next visit', async (t) => {
    t.mock.method(console, 'error', () => undefined);
    const { state, pages } = failing();
    await openSite('#/services', { pages });
    await follow(linkTo('/language'));
    assert.equal(heading().textContent, plainHeading('/language'));
    await goBack();
    assert.equal(heading().textContent, failedPageWords.title);
    await follow(linkTo('/'));
    state.fails = false;
    await follow(linkTo('/services'));
    assert.equal(heading().textContent, plainHeading('/services'));
  });
});

import '../setup';
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { failedPageWords } from '#words/interface';
import { App } from '../../src/app';
import { prerender } from '../../src/build/site/prerender';
import { rememberFields } from '../../src/lib/restore-fields';
import { ContactForm } from '../../src/pages/contact-us/contact-form';
import { routes } from '../../src/schema/routes';
import { fakeClock } from '../helpers/clock';
import { find, hasFocus, isElement } from '../helpers/element';
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
  startAt,
  type,
} from '../helpers/router';
import { countObserved } from '../helpers/view';

test('R7, R12 hydration keeps every element, the page of the address, text and focus', async () => {
  await startAt('#/contact-us');
  const html = prerender();
  assert.equal(prerender(), html, 'the prerendered document differs from time to time');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const before = [...container.querySelectorAll('h1, input[name], textarea')];
  const fields = [...container.querySelectorAll<HTMLTextAreaElement>('form [name]')];
  for (const field of fields) field.value = `Typed as ${field.name}`;
  fields.at(-1)?.focus();
  let calls = 0;
  hydrate(container, <App onReady={() => (calls += 1)} />);
  assert.deepEqual(
    fields.map(({ value }) => value),
    fields.map(({ name }) => `Typed as ${name}`),
  );
  hasFocus(fields.at(-1) as HTMLElement);
  const after = container.querySelectorAll('h1, form [name]');
  for (const element of after) assert.ok(before.includes(element), `a new ${element.outerHTML}`);
  const visible = [...container.querySelectorAll<HTMLElement>('.page:not([hidden])')];
  assert.deepEqual(
    visible.map(({ id, dataset }) => `${id} ${dataset.page}`),
    [' /contact-us'],
  );
  assert.equal(calls, 1, 'how often the end of hydration was reported');
});

test('R12 a kept page is the same element when the visitor returns', async () => {
  await openSite('#/services');
  const before = heading();
  await type('/language');
  await type('/services');
  isElement(heading(), before);
});

test('R11 each page, once left, has no timer, listener or observer', async (t) => {
  // React adds listeners of its own with the first root, and keeps them.
  (await openSite('#/nope')).unmount();
  const clock = fakeClock(t);
  const listeners = countListeners(t);
  await openSite('#/nope', null);
  clock.tick(100);
  const before = listeners();
  for (const path of routes) {
    await follow(linkTo(path));
    clock.tick(100);
    await type('/nope');
    clock.tick(100);
    assert.deepEqual([clock.pending(), countObserved(), listeners()], [0, 0, before], path);
  }
});

test('a failed page offers email and phone, others work, and it gets another try', async (t) => {
  const report = t.mock.method(console, 'error', () => undefined);
  let fails = true;
  const Services = () => {
    if (fails) throw new Error('The page is broken');
    return <h1 tabIndex={-1}>{plainHeading('/services')}</h1>;
  };
  await openSite('#/services', { ...plainPages, '/services': Services });
  assert.equal(heading().textContent, failedPageWords.title);
  assert.ok(report.mock.callCount() > 0, 'the error was reported to nobody');
  const main = within(screen.getByRole('main'));
  const schemes = main.getAllByRole('link').map((link) => (link as HTMLAnchorElement).protocol);
  assert.deepEqual(schemes.slice(0, 2), ['mailto:', 'tel:']);
  await follow(linkTo('/language'));
  assert.equal(heading().textContent, plainHeading('/language'));
  await goBack();
  assert.equal(heading().textContent, failedPageWords.title);
  await follow(linkTo('/'));
  fails = false;
  await follow(linkTo('/services'));
  assert.equal(heading().textContent, plainHeading('/services'));
});

/** A page that fails as soon as it is rendered again, until it is repaired. */
function fragilePage(t: TestContext) {
  t.mock.method(console, 'error', () => undefined);
  let broken = false;
  let breakNow = () => {};
  const Fragile = () => {
    const [presses, setPresses] = useState(0);
    breakNow = () => {
      broken = true;
      act(() => setPresses(presses + 1));
    };
    if (broken) throw new Error('The page is broken');
    return (
      <>
        <h1 tabIndex={-1}>{plainHeading('/contact-us')}</h1>
        <ContactForm />
      </>
    );
  };
  return { Fragile, breakPage: () => breakNow(), repair: () => (broken = false) };
}

function retryButton() {
  return screen.getByRole('button', { name: failedPageWords.retry });
}

function textOf(name: string) {
  return (find(`#form-${name}`) as HTMLInputElement).value;
}

for (const [way, tryAgain] of [
  ['its button is pressed', async () => void fireEvent.click(retryButton())],
  ['the visitor returns', () => type('/').then(() => type('/contact-us'))],
] as const)
  test(`R12 what was typed in a page that failed is there again when ${way}`, async (t) => {
    const { Fragile, breakPage, repair } = fragilePage(t);
    rememberFields(document.body);
    await openSite('#/contact-us', { ...plainPages, '/contact-us': Fragile });
    fireEvent.input(find('#form-name'), { target: { value: 'Asha' } });
    breakPage();
    assert.equal(heading().textContent, failedPageWords.title);
    // The browser restores what is in the document.
    assert.equal(textOf('name'), 'Asha');
    repair();
    await tryAgain();
    assert.equal(heading().textContent, plainHeading('/contact-us'));
    assert.deepEqual([textOf('name'), textOf('email')], ['Asha', '']);
  });

test('R12 a page that fails again keeps what was typed, and its heading has the focus', async (t) => {
  const { Fragile, breakPage } = fragilePage(t);
  rememberFields(document.body);
  await openSite('#/contact-us', { ...plainPages, '/contact-us': Fragile });
  fireEvent.input(find('#form-name'), { target: { value: 'Asha' } });
  breakPage();
  hasFocus(heading());
  fireEvent.click(retryButton());
  hasFocus(heading());
  assert.deepEqual([heading().textContent, textOf('name')], [failedPageWords.title, 'Asha']);
});

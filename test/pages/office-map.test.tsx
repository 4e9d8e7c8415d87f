import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { company } from '../../src/content/company';
import { mapTitle } from '../../src/content-model/labels';
import { OfficeMap } from '../../src/pages/contact-us/office-map';

const map = { frame: 'https://maps.example/frame', link: 'https://maps.example/' };

/** Shows the map of a company with these URLs. */
function show(urls: Partial<typeof map> = {}) {
  Object.assign(company, { map: { ...map, ...urls } });
  return render(<OfficeMap />);
}

function attributesOf(css: string, ...names: string[]) {
  return names.map((name) => document.querySelector(css)?.getAttribute(name));
}

test('M1 the map is lazy, titled and sandboxed, and a link beside it opens a new tab', () => {
  show();
  const sandbox = 'allow-scripts allow-same-origin allow-popups';
  assert.deepEqual(attributesOf('iframe', 'src', 'title', 'loading', 'sandbox'), [
    map.frame,
    mapTitle,
    'lazy',
    sandbox,
  ]);
  assert.deepEqual(attributesOf('a', 'href', 'target', 'rel'), [map.link, '_blank', 'noopener']);
});

test('M1 a note names the site that the map comes from', () => {
  const { container } = show({ frame: 'https://www.maps.example/embed?a' });
  assert.match(container.querySelector('p')?.textContent ?? '', /(?<!www\.)\bmaps\.example\b/);
});

test('M1 the prerendered page has no frame: without script, it would load at once', () => {
  show();
  assert.doesNotMatch(renderToString(<OfficeMap />), /iframe/);
});

test('M2 an empty address removes the frame, its place and its note, but not the link', () => {
  const { container } = show({ frame: '' });
  assert.equal(document.querySelector('iframe, .office-map-frame'), null);
  assert.equal(container.querySelectorAll('p').length, 1, container.innerHTML);
  assert.ok(document.querySelector('a'), 'the link is gone as well');
});

test('M1 an empty link removes the link, but not the frame', () => {
  show({ link: '' });
  assert.equal(document.querySelector('a'), null);
  assert.ok(document.querySelector('iframe'), 'the frame is gone as well');
});

test('M2 without a frame and a link, there is no map', () => {
  const { container } = show({ frame: '', link: '' });
  assert.equal(container.innerHTML, '');
});

import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { contactWords } from '#words/contact';
import { company } from '../../src/content/company';
import { mapTitle } from '../../src/content-model/labels';
import { OfficeMap } from '../../src/pages/contact-us/office-map';
import { ContactDetails } from '../../src/sections/contact-details';

function map(urls: { frame?: string; link?: string } = {}) {
  return (
    <OfficeMap
      key="map"
      frame="https://maps.example/frame"
      link="https://maps.example/"
      {...urls}
    />
  );
}

function frame() {
  return document.querySelector('iframe');
}

describe('M1, M2 the map', () => {
  test('M1 the map is lazy, titled and sandboxed, and a link is beside it', () => {
    render(map());
    assert.deepEqual(
      ['src', 'title', 'loading', 'sandbox'].map((name) => frame()?.getAttribute(name)),
      [
        'https://maps.example/frame',
        mapTitle,
        'lazy',
        'allow-scripts allow-same-origin allow-popups',
      ],
    );
    assert.equal(document.querySelector('a')?.getAttribute('href'), 'https://maps.example/');
  });

  test('M1 the prerendered page has no frame: without script, it would load at once', () => {
    assert.doesNotMatch(renderToString(map()), /iframe/);
  });

  test('M1 the links to the map and to WhatsApp open a new tab', (t) => {
    const { whatsapp } = company;
    Object.assign(company, { whatsapp: '+91 98765 43210' });
    t.after(() => Object.assign(company, { whatsapp }));
    render([map(), <ContactDetails key="details" />]);
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]');
    assert.deepEqual(
      [...links].map(({ target, rel }) => `${target} ${rel}`),
      ['_blank noopener', '_blank noopener'],
    );
  });

  test('M2 an empty address removes the frame and its place', () => {
    render(map({ frame: '' }));
    assert.equal(document.querySelector('iframe, .office-map-frame'), null);
    assert.equal(screen.queryByText(contactWords.mapNote), null);
    assert.ok(document.querySelector('a'), 'the link is gone as well');
  });

  test('an empty link removes the link', () => {
    render(map({ link: '' }));
    assert.equal(document.querySelector('a'), null);
  });
});

import '../setup';
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { renderToString } from 'react-dom/server';
import { contactWords } from '#words/contact';
import { mapTitle } from '../../src/content-model/labels';
import { OfficeMap } from '../../src/pages/contact-us/office-map';
import { countListeners } from '../helpers/listeners';

const map = (urls: { frame?: string; link?: string } = {}) => (
  <OfficeMap frame="https://maps.example/frame" link="https://maps.example/" {...urls} />
);

const frame = () => document.querySelector('iframe');

/** Sets the network state; returns a function that changes it. */
function setNetwork(t: TestContext, before: boolean): (online: boolean) => void {
  let now = before;
  t.mock.getter(navigator, 'onLine', () => now);
  return (online) => {
    now = online;
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
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

  test('M2 the map is absent while offline, and loads when the connection returns', (t) => {
    const setOnline = setNetwork(t, false);
    render(map());
    assert.equal(frame(), null);
    setOnline(true);
    assert.ok(frame());
  });

  test('M2 a map that has not loaded is removed when the connection is lost', (t) => {
    const setOnline = setNetwork(t, true);
    render(map());
    setOnline(false);
    assert.equal(frame(), null);
  });

  test('M2 a short interruption does not remove a loaded map', (t) => {
    const setOnline = setNetwork(t, true);
    render(map());
    const before = frame();
    fireEvent.load(before as Element);
    setOnline(false);
    assert.ok(before && frame() === before);
    setOnline(true);
    assert.ok(frame() === before);
  });

  test('M2 a page that becomes active again shows the map if the network has returned', (t) => {
    const setOnline = setNetwork(t, false);
    const listeners = countListeners(t);
    const site = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{map()}</Activity>;
    const { rerender } = render(site('visible'));
    rerender(site('hidden'));
    assert.deepEqual(
      listeners().filter((listener) => listener.endsWith('line')),
      [],
    );
    setOnline(true);
    rerender(site('visible'));
    assert.ok(frame());
  });

  test('M2 an empty address removes the frame and its place', () => {
    render(map({ frame: '' }));
    assert.equal(document.querySelector('iframe, .office-map-frame'), null);
    assert.equal(screen.queryByText(contactWords.mapNote), null);
    assert.ok(document.querySelector('a'));
  });

  test('an empty link removes the link', () => {
    render(map({ link: '' }));
    assert.equal(document.querySelector('a'), null);
  });
});

import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { contactWords } from '#words/contact';
import { carouselNames, messageWords } from '#words/interface';
import { testimonials } from '#words/testimonials';
import { company } from '../../src/content/company';
import { officeAddress } from '../../src/content-model/labels';
import type { Testimonial } from '../../src/schema/content';
import { ContactDetails } from '../../src/sections/contact-details';
import { EmailLink } from '../../src/sections/contact-links';
import { ProgressBars } from '../../src/sections/progress-bars';
import { Testimonials } from '../../src/sections/testimonials';
import { answerCopy } from '../helpers/copy';
import { hasFocus } from '../helpers/element';

/** Replaces the owner's testimonials during a test. */
function replaceTestimonials(t: { after(undo: () => void): void }, ...list: Testimonial[]) {
  const all = testimonials as Testimonial[];
  const owners = all.splice(0, all.length, ...list);
  t.after(() => all.splice(0, all.length, ...owners));
}

test('a testimonial is a quotation with its author and, if given, company and picture', (t) => {
  const picture = { src: 'images/a.png', alt: 'A portrait', width: 64, height: 64 } as const;
  replaceTestimonials(
    t,
    { name: 'A translator', quote: 'Quick.' },
    { name: 'B. Rao', quote: 'Correct.', company: 'Rao Ltd', picture },
  );
  render(<Testimonials name="testimonials-about" />);
  const region = screen.getByRole('region', { name: carouselNames.testimonials });
  const seen = [...region.querySelectorAll('figure')].map((figure) => [
    ...[...figure.querySelectorAll('blockquote, figcaption')].map((one) => one.textContent),
    figure.querySelector('img')?.alt,
  ]);
  assert.deepEqual(seen, [
    ['Quick.', 'A translator', undefined],
    ['Correct.', 'B. RaoRao Ltd', 'A portrait'],
  ]);
});

test('without testimonials, the section of testimonials is left out', (t) => {
  replaceTestimonials(t);
  const { container } = render(<Testimonials name="testimonials-home" />);
  assert.equal(container.childElementCount, 0);
});

for (const [what, whatsapp, links] of [
  ['address, email and phone', '', 2],
  ['a WhatsApp number if the company has one', '+91 98765 43210', 3],
] as const)
  test(`E5, M1 the contact details have ${what}, from left to right in any edition`, (t) => {
    const { email, phone, whatsapp: before } = company;
    Object.assign(company, { whatsapp });
    t.after(() => Object.assign(company, { whatsapp: before }));
    render(<ContactDetails />);
    const texts = screen
      .getAllByRole('definition')
      .map((one) => (one.querySelector('bdi') ?? one).textContent);
    const expected = [officeAddress, email, phone, whatsapp];
    assert.deepEqual(
      texts,
      expected.filter((text) => text),
    );
    const anchors = [...document.querySelectorAll('a')];
    assert.deepEqual(
      anchors.map((link) => [link.querySelector('bdi')?.dir, link.target, link.rel].join(' ')),
      ['ltr  ', 'ltr  ', 'ltr _blank noopener'].slice(0, links),
    );
  });

test('a progress bar has a name, a value, its figure as text and what it counts, and a window for each percent', () => {
  const bars = [
    { id: 'a', percent: 95, label: 'On time', measures: 'Of the orders of 2025' },
    { id: 'b', percent: 7, label: 'Repeated', measures: 'Of all clients' },
  ];
  render(<ProgressBars bars={bars} />);
  const seen = screen.getAllByRole('listitem').map((item) => {
    const bar = within(item).getByRole('progressbar');
    const [name, value] = ['aria-label', 'aria-valuenow'].map((key) => bar.getAttribute(key));
    const windows = [...bar.querySelectorAll('progress')].reduce((sum, row) => sum + row.value, 0);
    const figure = item.querySelector('bdi');
    const text = [...item.querySelectorAll('p')].map((one) => one.textContent).join('; ');
    return [name, value, windows, figure?.dir, text].join(' | ');
  });
  assert.deepEqual(seen, [
    'On time | 95 | 95 | ltr | On time 95%; Of the orders of 2025',
    'Repeated | 7 | 7 | ltr | Repeated 7%; Of all clients',
  ]);
});

for (const [answer, words] of [
  [true, messageWords.copied],
  [false, messageWords.refused],
] as const)
  test(`F7 the button copies the address, or selects it, and says the result: ${answer}`, (t) => {
    const copied = answerCopy(t, answer);
    render(<EmailLink />);
    const button = screen.getByRole('button', { name: contactWords.copyEmail });
    button.focus();
    fireEvent.click(button);
    assert.deepEqual(copied, [company.email]);
    assert.equal(screen.getByRole('status').textContent, words);
    assert.equal(`${getSelection()}`, company.email, 'the selected text');
    hasFocus(button);
  });

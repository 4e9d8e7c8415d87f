import assert from 'node:assert/strict';
import { open, takenOver } from './open-page';
import { serve } from './site';
import { statement } from './statement';
import { follow, standing } from './visits';
import { settleMotion, waitFor } from './wait';

const fields = ['name', 'email', 'phone', 'message'] as const;
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('.contact-form :is(input, textarea)')].map(
    (field) => field.value,
  );

statement(
  'kept pages',
  'What is typed into the form is there when one comes back, by a link and by Back',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/contact-us'));
    const words = ['Asha', 'asha@example', '+91', 'Two pages'];
    for (const [index, name] of fields.entries()) {
      await page.click(`[name="${name}"]`);
      await page.type(words[index] ?? '');
    }
    await follow(page, '/services');
    await follow(page, '/contact-us');
    assert.deepEqual(await page.evaluate(typed), words);
    await page.back();
    await standing(page, '/services');
    await page.back();
    await standing(page, '/contact-us');
    assert.deepEqual(await page.evaluate(typed), words);
    assert.deepEqual(await page.problems(), []);
  },
);

statement(
  'kept pages',
  'A carousel that was stopped, the tab and the answer that were opened are so when one comes back',
  async (page) => {
    const site = await serve();
    await open(page, site.url());
    const shown = () => [
      document.querySelector('[data-carousel="services"]')?.getAttribute('data-autoplay'),
      document.querySelector('[data-carousel="services"] [aria-current]')?.textContent,
      document.querySelector('.mission [aria-selected="true"]')?.textContent,
      [...document.querySelectorAll('details')].findIndex((one) => one.open),
    ];
    await page.click('[data-carousel="services"] .carousel-rotation');
    await page.click('[data-carousel="services"] .carousel-dot:nth-child(4)');
    await page.click({ css: '.mission [role="tab"]', name: 'Vision' });
    await page.click('details:nth-child(3) summary');
    const before = await page.evaluate(shown);
    assert.deepEqual([before[0], ...before.slice(2)], ['paused', 'Vision', 2]);
    await follow(page, '/about-us');
    await follow(page, '/');
    assert.deepEqual(await page.evaluate(shown), before);
  },
);

statement(
  'kept pages, C14',
  'A carousel that was left amid a move stands at its end when one comes back, and moves on from there',
  async (page) => {
    const site = await serve();
    await open(page, site.url());
    await page.click('[data-carousel="services"] .carousel-rotation');
    await page.click('[data-carousel="services"] .carousel-dot:nth-child(6)');
    await page.evaluate(() => void (location.hash = '#/language'));
    await standing(page, '/language');
    await takenOver(page);
    await page.back();
    await standing(page, '/');
    const inView = () => {
      const viewport = document
        .querySelector('[data-carousel="services"] .carousel-viewport')
        ?.getBoundingClientRect();
      const isInside = (one: Element) => {
        const { left, right } = one.getBoundingClientRect();
        return (
          viewport !== undefined &&
          left > viewport.left - 2 &&
          right < viewport.right + 2 &&
          getComputedStyle(one).visibility === 'visible'
        );
      };
      return [...document.querySelectorAll('[data-carousel="services"] .carousel-slide')].flatMap(
        (one, index) => (isInside(one) ? [index] : []),
      );
    };
    assert.deepEqual(await page.evaluate(inView), [0, 1, 5]);
    await page.click('[data-carousel="services"] .carousel-dot:nth-child(2)');
    await settleMotion(page);
    await waitFor(
      page,
      'the second slide in front',
      () => !document.querySelector('[data-carousel="services"] [data-moving]'),
    );
    assert.deepEqual(await page.evaluate(inView), [1, 2, 3]);
  },
);

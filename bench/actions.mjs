import { median } from './figures.mjs';
import { onPhone } from './phone.mjs';
import { text } from './texts.mjs';

/** After this time (milliseconds) a slowed phone has hydrated the page, and a shopper has found what to tap. */
const READS_MS = 2_000;
const PAINTS_MS = 700;

/**
 * Median interaction to next paint (milliseconds) of a shopper's most common actions on a slowed phone. Awaits `between` after
 * each action.
 */
export async function measureActions(browser, base, slug, { rounds, between }) {
  const product = `${base}/products/${slug}`;
  const actions = {
    'add to cart': [product, (page) => button(page, text('catalogue', 'product.addToCart')).tap()],
    'change variant': [product, (page) => otherChoice(page).tap()],
    'open filter': [`${base}/products`, (page) => button(page, text('catalogue', 'filters.label')).tap()],
    'type in search': [
      `${base}/`,
      (page) => page.getByRole('search').getByRole('searchbox').pressSequentially('sea', { delay: 120 }),
    ],
  };
  const result = {};
  for (const [name, [url, act]] of Object.entries(actions)) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await interact(browser, url, act));
      await between();
    }
    result[name] = median(times);
  }
  return result;
}

const button = (page, name) => page.getByRole('main').getByRole('button', { name, exact: true });

/** The label of a size or colour that is not chosen yet. */
const otherChoice = (page) =>
  page
    .getByRole('main')
    .getByRole('radiogroup')
    .first()
    .locator('label', { has: page.locator('input:not(:checked):not(:disabled)') })
    .first();

const interact = (browser, url, act) =>
  onPhone(browser, {}, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(READS_MS);
    await page.evaluate(watchInteractions);
    await act(page);
    await page.waitForTimeout(PAINTS_MS);
    return page.evaluate(() => window.benchInteraction);
  });

/** In the page: the longest event that belongs to an interaction. */
function watchInteractions() {
  Object.assign(window, { benchInteraction: 0 });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.benchInteraction = Math.max(window.benchInteraction, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

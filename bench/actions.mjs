import { median } from './figures.mjs';

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;

/** Interaction to next paint (milliseconds) of what a shopper does most, on a slowed phone. */
export async function measureActions(browser, base, slug, { rounds }) {
  const actions = {
    'add to cart': [`/products/${slug}`, (page) => page.getByRole('button', { name: 'Add to Cart' }).tap()],
    'change variant': [
      `/products/${slug}`,
      (page) => page.getByRole('radiogroup').last().locator('label').last().tap(),
    ],
    'open filter': ['/products', (page) => page.getByRole('button', { name: 'Filters' }).tap()],
    'type in search': [
      '/',
      (page) => page.getByRole('searchbox', { name: 'Search' }).pressSequentially('sea', { delay: 120 }),
    ],
  };
  const result = {};
  for (const [name, [path, act]] of Object.entries(actions)) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await interact(browser, base + path, act));
    result[name] = median(times);
  }
  return result;
}

async function interact(browser, url, act) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(3_000);
    await page.evaluate(watchInteractions);
    await act(page);
    await page.waitForTimeout(1_500);
    return await page.evaluate(() => window.benchInteraction);
  } finally {
    await context.close();
  }
}

/** In the page: the longest event that belongs to an interaction. */
function watchInteractions() {
  Object.assign(window, { benchInteraction: 0 });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.benchInteraction = Math.max(window.benchInteraction, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

import { ADDRESS } from './orders.mjs';
import { onPhone } from './phone.mjs';
import { text } from './texts.mjs';

/** Time on each page, long enough for its listeners to start (milliseconds). */
const LOOKS_MS = 2_500;

/**
 * The whole visit of a new shopper who buys, following links from the home page; calls `begin` with each step's name before it.
 */
export const visitShop = (browser, base, { begin }) =>
  onPhone(browser, { slow: false }, async (page) => {
    const main = page.getByRole('main');
    const button = (name) => page.getByRole('button', { name, exact: true });
    const steps = {
      home: () => page.goto(base),
      list: () => main.locator('a[href="/products"]').first().tap(),
      filter: async () => {
        await main.getByRole('button', { name: text('catalogue', 'filters.label'), exact: true }).tap();
        const sheet = page.getByRole('dialog');
        await sheet.getByLabel(text('catalogue', 'filters.stock')).check({ force: true });
        await sheet.getByRole('status').tap();
      },
      product: () => main.getByRole('article').getByRole('link').first().tap(),
      'add to cart': () => button(text('catalogue', 'product.addToCart')).tap(),
      cart: () =>
        page
          .getByRole('banner')
          .getByRole('link', { name: text('common', 'shell.cart') })
          .tap(),
      checkout: () => page.getByRole('link', { name: text('cart', 'summary.checkout') }).tap(),
      order: async () => {
        for (const [field, value] of Object.entries(ADDRESS))
          await page.getByLabel(text('checkout', `shipping.${field}`), { exact: true }).fill(value);
        await page.getByRole('radio', { name: text('checkout', 'payment.cash') }).check({ force: true });
        await button(text('checkout', 'submit')).tap();
        await page.waitForURL(/order-confirmed/);
      },
    };
    for (const [name, take] of Object.entries(steps)) {
      await begin(name);
      await take();
      await page.waitForTimeout(LOOKS_MS);
    }
  });

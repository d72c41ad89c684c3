import { percentile } from './figures.mjs';

/** After this time (milliseconds) an idle page has started its listeners. */
const LISTENS_MS = 5_000;

/** Time from writing a price to seeing it on an open product page (milliseconds); `product` comes from `boardsOf`. */
export async function measureLive(browser, base, db, storeId, product, { rounds }) {
  const document = db.doc(`stores/${storeId}/products/${product.id}`);
  const before = (await document.get()).data();
  const page = await browser.newPage();
  try {
    await page.goto(`${base}/products/${product.slug}`);
    await page.waitForTimeout(LISTENS_MS);
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      const price = 20_000 + round * 111;
      const shown = page.evaluate(whenShown, `$${(price / 100).toFixed(2)}`);
      const written = Date.now();
      await document.update({ price, variants: before.variants.map((variant) => ({ ...variant, price })) });
      times.push((await shown) - written);
    }
    return { median: percentile(times, 0.5), p95: percentile(times, 0.95) };
  } finally {
    await page.close();
    await document.update({ price: before.price, variants: before.variants });
  }
}

/** Runs in the page: resolves to the time when `price` appears, by the same machine's clock. */
function whenShown(price) {
  return new Promise((resolve) => {
    const check = () => {
      if (!document.querySelector('main').textContent.includes(price)) return;
      observer.disconnect();
      resolve(Date.now());
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    check();
  });
}

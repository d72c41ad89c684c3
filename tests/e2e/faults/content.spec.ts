import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signedIn, signedUp } from '../support/backend';
import { overflow } from '../support/orders/admin-orders';
import { OWNER } from '../support/people/people';
import { expect, PHONE, test } from '../support/shop-test';

// No dots: names refuse what reads as a web address, and the point here is markup.
const ATTACK = `</script><script>stolen=1</script><img src=x onerror="stolen=1"> ${'{{7*7}}'}`;

const isStolen = (page: Page) => page.evaluate(() => 'stolen' in window);

test('fault 42: markup in names, descriptions and reviews is shown as it was written, and runs nowhere', async ({
  openWindow,
}) => {
  const owner = await signedIn(OWNER);
  const productId = randomUUID();
  const title = `${productId} ${ATTACK}`;
  const board = { storeId: 'demo', productId };
  const saved = await owner.call('saveProduct', {
    ...board,
    baseUpdatedAt: 0,
    title: { en: title, ar: title },
    description: { en: ATTACK, ar: ATTACK },
    status: 'active',
    options: [],
    variants: [{ id: 'only', price: 2500, stock: 9, seenStock: 0 }],
  });
  const shopper = await signedUp(`${productId}@example.com`);
  const who = { name: ATTACK.slice(0, 60), email: 'sara@example.com' };
  await shopper.call('submitReview', {
    ...board,
    ...who,
    rating: 5,
    title: ATTACK.slice(0, 80),
    comment: ATTACK,
  });

  for (const prefix of ['', '/ar']) {
    const page = await openWindow({ viewport: PHONE });
    await page.goto(`${prefix}/products/${saved.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(ATTACK, { exact: true })).not.toHaveCount(0);
    expect(await isStolen(page)).toBe(false);
    expect(await overflow(page), 'its long words are broken').toBe(0);
    await page.goto(`${prefix}/products?q=${productId}`);
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toContainText(title);
    expect(await isStolen(page)).toBe(false);
    expect(await overflow(page)).toBe(0);
    const [wide, place] = await card.evaluate((it) =>
      [it, it.closest('li')].map((box) => box?.getBoundingClientRect().width ?? 0),
    );
    expect(wide, 'it stays off the next card').toBeLessThanOrEqual(place ?? 0);
  }
});

const BUILT_PAGES = [
  '/',
  '/ar',
  '/products',
  '/cart',
  '/checkout',
  '/login',
  '/orders/any/pay',
  '/admin/orders',
];
const SECRETS = ['sk_test_', 'sk_live_', 'whsec_', 'PRIVATE KEY', 'smtp://', 'Bearer owner'];

test('fault 44: no secret is in any script or page that a browser gets', async ({ request }) => {
  const seen = new Map<string, string>();
  const fetchOnce = async (path: string): Promise<string> => {
    const text = seen.get(path) ?? (await (await request.get(path)).text());
    seen.set(path, text);
    return text;
  };
  const scripts = /(?:\/_next\/)?static\/[\w./~-]+?\.js/g;
  const waiting = (await Promise.all(BUILT_PAGES.map(fetchOnce))).flatMap(
    (html) => html.match(scripts) ?? [],
  );
  // Each script names those that it loads later.
  for (const script of waiting) {
    const path = script.startsWith('/_next/') ? script : `/_next/${script}`;
    if (seen.has(path)) continue;
    const text = await fetchOnce(path);
    waiting.push(...(text.match(scripts) ?? []));
  }
  expect(seen.size).toBeGreaterThan(60);
  for (const [path, text] of seen)
    expect([path, SECRETS.filter((secret) => text.includes(secret))]).toEqual([path, []]);
});

import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import { firstProduct } from './support/catalogue';
import { readLayout, type LayoutFacts } from './support/layout/in-page';
import { expectMirrored, expectWhole, useFingers } from './support/layout/whole';
import { openSettled, resize } from './support/pages';
import { logIn, OWNER } from './support/people';
import { expect, test } from './support/shop-test';

/** What everybody sees most; `npm run screens -- --layout` measures every page at every width. */
const PHONE_WIDTH = 390;
const WIDTHS = [PHONE_WIDTH, 1440] as const;

test('pages of the shop fit phone and desktop, and Arabic is their mirror image', async ({ openWindow }) => {
  const page = await openWindow();
  await useFingers(page);
  const { slug } = await firstProduct();
  for (const path of ['/', '/products', `/products/${slug}`, '/cart', '/checkout'])
    await expectGoodLayout(page, path);
});

test('pages of the admin fit phone and desktop, and Arabic is their mirror image', async ({ openWindow }) => {
  const page = await openWindow();
  await useFingers(page);
  await logIn(page, OWNER, '/admin/profile');
  for (const path of ['/admin/dashboard', '/admin/orders', '/admin/products'])
    await expectGoodLayout(page, path);
});

async function expectGoodLayout(page: Page, path: string): Promise<void> {
  const looks = {} as Record<Locale, Record<number, LayoutFacts>>;
  for (const locale of LOCALES) {
    await openSettled(page, path, locale);
    looks[locale] = {};
    for (const width of WIDTHS) {
      // Tall, so that what a finger reaches for is there without scrolling.
      await resize(page, width, width === PHONE_WIDTH ? 2400 : 900);
      const facts = await page.evaluate(readLayout);
      looks[locale][width] = facts;
      expectWhole(facts, `${locale} ${path} at ${width}`);
      if (width === PHONE_WIDTH)
        expect.soft(facts.small, `${locale} ${path}: what a finger misses`).toEqual([]);
    }
  }
  for (const width of WIDTHS)
    expectMirrored(looks.en[width] as LayoutFacts, looks.ar[width] as LayoutFacts, `${path} at ${width}`);
}

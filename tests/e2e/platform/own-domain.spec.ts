import type { APIRequestContext } from '@playwright/test';
import { signedIn } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { proveDomain } from '@/tests/e2e/support/orders/past-the-rules';
import { mailsTo } from '@/tests/e2e/support/people/mailbox';
import { ADDRESS, fillAddress, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { storedSetting } from '@/tests/e2e/support/setting';
import { expect, test } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

/** As the configuration of these tests has the browser find it. */
const DOMAIN = 'boards.example.com';
const OWN = `https://${DOMAIN}`;
const { BASE_URL: PLATFORM = '' } = process.env;
const t = textsOf('en');

test.beforeAll(() => prove(true));
test.afterAll(() => prove(false));

test('fault 37: every address that a search engine reads names the domain, whatever Host was asked for', async ({
  request,
}) => {
  const { slug } = await firstProduct();
  for (const host of [new URL(PLATFORM).host, DOMAIN, 'evil.example']) {
    for (const path of ['/', '/ar', `/products/${slug}`]) {
      const html = await textOf(request, path, host);
      const own = `${OWN}${path}`.replace(/\/$/, '');
      expect(html, path).toContain(`<link rel="canonical" href="${own}"`);
      // A product's shared picture is drawn.
      const picture = path.startsWith('/products/') ? `${OWN}/social/` : `${OWN}/_next/image?`;
      expect(html, path).toContain(`content="${picture}`);
      expect(html).not.toContain(`${PLATFORM}/`);
      expect(html).not.toContain('evil.example');
    }
    expect(await textOf(request, '/robots.txt', host)).toContain(`Sitemap: ${OWN}/sitemap.xml`);
    const [index, pages] = [
      await textOf(request, '/sitemap.xml', host),
      await textOf(request, '/sitemaps/pages.xml', host),
    ];
    for (const xml of [index, pages]) {
      expect(xml).toContain(`<loc>${OWN}`);
      expect(xml).not.toContain(PLATFORM);
      expect(xml).not.toContain('evil.example');
    }
  }
});

test('a shopper orders on the domain, and the mail leads back to it', async ({ openWindow }) => {
  const page = await openWindow();
  const { port } = new URL(PLATFORM);
  const shop = `http://${DOMAIN}:${port}`;
  const { slug } = await firstProduct();
  await page.goto(`${shop}/products/${slug}`);
  await page.getByRole('button', { name: t('catalogue:product.addToCart'), exact: true }).click();
  await expect(page.getByText(t('common:toast.addedToCart'))).toBeVisible();
  await page.goto(`${shop}/checkout`);
  await fillAddress(page, 'en');
  const email = `own-domain-${Date.now()}@example.com`;
  await page.getByLabel(t('checkout:shipping.email'), { exact: true }).fill(email);
  await tick(page.getByRole('radio', { name: t('checkout:payment.cash') }));
  await page.getByRole('button', { name: t('checkout:submit'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^${shop}/order-confirmed/`));

  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const [mail] = await mailsTo(email);
  const [link = ''] = /https?:\S+/.exec(mail?.text ?? '') ?? [];
  expect(link).toContain(`${OWN}/track/`);
  await page.goto(link.replace(OWN, shop));
  await expect(page.getByRole('main').getByText(ADDRESS.en.fullName).first()).toBeVisible();
});

/** As the check does once the records are right; saving a part of the setting revalidates the pages. */
async function prove(isProved: boolean): Promise<void> {
  await proveDomain(DOMAIN, isProved);
  const owner = await signedIn(OWNER);
  const { savedAt, reviews } = await storedSetting();
  await owner.call('saveStoreSetting', {
    storeId: 'demo',
    seen: Math.max(0, ...Object.values(savedAt)),
    reviews,
  });
}

async function textOf(request: APIRequestContext, path: string, host: string): Promise<string> {
  const response = await request.get(`${PLATFORM}${path}`, {
    headers: { Host: host, 'X-Forwarded-Host': host },
  });
  expect(response.status(), `${path} at ${host}`).toBe(200);
  return response.text();
}

import type { Page } from '@playwright/test';
import { paths } from '@/lib/paths';
import { signedIn } from '@/tests/e2e/support/backend';
import { productById, productBySlug } from '@/tests/e2e/support/catalogue';
import { OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test, WINDOWS } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

/** Boards of the seed that no other test counts on. */
const SHOWN = 'olive-branch';
const WITHDRAWN = 'fan-palm';

for (const [locale, name, viewport] of WINDOWS) {
  const t = textsOf(locale);
  const prefix = locale === 'ar' ? '/ar' : '';
  const open = (page: Page, slug = SHOWN) => page.goto(`${prefix}${paths.product(slug)}`);
  const gallery = (page: Page) => page.getByRole('region', { name: t('catalogue:product.gallery') });
  const thumbnail = (page: Page, number: number) =>
    gallery(page)
      .getByRole('listitem')
      .getByRole('button', {
        pressed: true,
        name: filled(t('catalogue:product.picture'), { number, count: 3 }),
      });
  const enlarge = (page: Page, number: number) =>
    gallery(page).getByRole('button', {
      name: filled(t('product:gallery.enlarge'), { number }),
      exact: true,
    });

  test(`pictures are walked with the arrow keys along the reading direction (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    await open(page);
    const [forth, back] = locale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await expect(thumbnail(page, 1)).toBeVisible();
    await enlarge(page, 1).focus();
    await page.keyboard.press(forth);
    await expect(thumbnail(page, 2)).toBeVisible();
    await expect(enlarge(page, 2)).toBeFocused();
    await page.keyboard.press('End');
    await expect(thumbnail(page, 3)).toBeVisible();
    await page.keyboard.press(back);
    await expect(thumbnail(page, 2)).toBeVisible();
  });

  test(`a picture is enlarged, moved about and put away with Escape (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    await open(page);
    await enlarge(page, 1).click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('status')).toHaveText(
      filled(t('product:gallery.position'), { number: 1, count: 3 }),
    );
    await viewer.getByRole('button', { name: t('product:gallery.next') }).click();
    const zoom = viewer.getByRole('button', { name: t('product:gallery.zoomIn'), exact: true });
    await zoom.click({ position: { x: 300, y: 500 } });
    const pane = viewer.locator('[data-zoomed=true]');
    await expect(pane).toBeVisible();
    const left = () => pane.evaluate((element) => element.scrollLeft);
    expect(await left()).toBeGreaterThan(100);
    const before = await left();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(left).toBeLessThan(before);
    for (let tab = 0; tab < 6; tab += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => Boolean(document.activeElement?.closest('dialog')) || document.activeElement === document.body,
      ),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(thumbnail(page, 2)).toBeVisible();
    // On the picture in view, not on the one that was enlarged.
    await expect(enlarge(page, 2)).toBeFocused();
  });

  test(`the picture and the address follow the variant (${locale}, ${name})`, async ({ openWindow }) => {
    const page = await openWindow({ viewport });
    const { options } = await productBySlug(SHOWN);
    const color = options.find(({ id }) => id === 'color')?.values[1];
    await open(page);
    await expect(thumbnail(page, 1)).toBeVisible();
    await tick(page.getByRole('radio', { name: color?.name[locale] ?? '' }));
    await expect(thumbnail(page, 3)).toBeVisible();
    await expect(page).toHaveURL(/\?variant=olive-branch-white-/);
    await page.reload();
    await expect(thumbnail(page, 3)).toBeVisible();
  });

  test(`sizes are drawn to scale and told in centimetres and inches (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    await open(page);
    await page.getByText(t('product:size.title')).click();
    await expect(page.getByRole('img', { name: /A4/ }).last()).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'A3' });
    await expect(row.getByRole('cell').first()).toContainText(/29\.7\P{N}* × \P{N}*42/u);
    await expect(row.getByRole('cell').last()).toContainText(/11\.7\P{N}* × \P{N}*16\.5/u);
    await expect(page.getByRole('row', { name: /A4/ })).toHaveAttribute('aria-current', 'true');
  });

  test(`boards of the same kind and those looked at before are offered (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    const { title, categoryId } = await productBySlug(SHOWN);
    await open(page);
    const related = page.getByRole('region', { name: t('product:related.title') });
    await expect(related.getByRole('article')).toHaveCount(4);
    await expect(related.getByRole('heading', { name: title[locale], exact: true })).toHaveCount(0);
    await related.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title[locale]);
    expect((await productBySlug(new URL(page.url()).pathname.split('/').at(-1) ?? '')).categoryId).toBe(
      categoryId,
    );
    const recent = page.getByRole('region', { name: t('product:recent.title') });
    await expect(recent.getByRole('link', { name: title[locale] })).toBeVisible();
  });
}

test('a board is shared as a link, by the device where it can and by WhatsApp', async ({ openWindow }) => {
  const t = textsOf('en');
  const page = await openWindow();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${paths.product(SHOWN)}?variant=olive-branch-white-50x70`);
  await expect(page.getByRole('radio', { name: '50 × 70 cm' })).toBeChecked();
  await page.getByRole('button', { name: t('product:share.button'), exact: true }).click();
  await expect(page.getByText(t('product:share.copied'))).toBeVisible();
  const address = `${process.env.BASE_URL}${paths.product(SHOWN, 'olive-branch-white-50x70')}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const whatsapp = page.getByRole('link', { name: t('product:share.whatsapp') });
  await expect(whatsapp).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Olive Branch ${address}`)}`,
  );

  await page.evaluate(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
  });
  await page.getByRole('button', { name: t('product:share.button'), exact: true }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
    { title: 'Olive Branch', url: address },
  ]);
});

test('what delivery costs follows the currency', async ({ openWindow }) => {
  const t = textsOf('en');
  const page = await openWindow();
  await page.goto(paths.product(SHOWN));
  const facts = page.getByRole('region', { name: t('product:facts.title') });
  await expect(facts).toContainText('$');
  await expect(facts).toContainText(t('product:facts.cash'));
  await page.getByRole('combobox', { name: t('common:shell.currency') }).selectOption('KWD');
  await expect(facts).toContainText(/KWD\s[\d.]+\.\d{3}/);
});

test('a board taken off sale and offered again is so on the open page', async ({ openWindow }) => {
  const t = textsOf('en');
  const owner = await signedIn(OWNER);
  const { id: productId } = await productBySlug(WITHDRAWN);
  const setStatus = async (status: 'active' | 'archived', baseUpdatedAt: number) =>
    (await owner.call('saveProduct', { storeId: 'demo', productId, baseUpdatedAt, status })).updatedAt;
  const page = await openWindow();
  await page.goto(paths.product(WITHDRAWN));
  const buy = page.getByRole('button', { name: t('catalogue:product.addToCart') });
  await expect(buy).toBeVisible();
  const { updatedAt } = await productById(productId);
  const archivedAt = await setStatus('archived', updatedAt);
  await expect(page.getByText(t('catalogue:product.unavailable'))).toBeVisible();
  await setStatus('active', archivedAt);
  await expect(buy).toBeVisible();
  await expect(page.getByText(t('catalogue:product.unavailable'))).toBeHidden();
});

/** A text with its placeholders filled in, as the page shows it. */
const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/{{(\w+)}}/g, (_, key: string) => String(values[key]));

import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { signedIn } from '../support/backend';
import { mailsTo } from '../support/people/mailbox';
import { fillAddress, logIn, OWNER } from '../support/people/people';
import { expect, PHONE, test } from '../support/shop-test';
import { drawnBoard } from '../support/screens/drawn-board';
import { textsOf } from '../support/screens/texts';
import { tick } from '../support/screens/forms';

const t = textsOf('ar');
const desk = textsOf('en');
const STORE = 'demo';
const MESSAGE = 'هل الاسم بحرف واحد مضاعف؟';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** SHA-256 of the drawing that a picture shows. */
async function seenHash(preview: Locator): Promise<string> {
  const source = (await preview.getAttribute('src')) ?? '';
  return sha256(decodeURIComponent(source.replace(/^data:image\/svg\+xml,/, '')));
}

/** SHA-256 of the stored drawing behind the proof that a picture shows. */
async function storedHash(page: Page, proof: Locator): Promise<string> {
  const source = (await proof.getAttribute('src')) ?? '';
  const address = new URL(source, page.url()).searchParams.get('url') ?? source;
  expect(address).toContain('.png');
  const drawing = await page.request.get(address.replace('.png', '.svg'));
  return sha256(await drawing.body());
}

/** Designs a board with this name in Arabic, orders it as a guest, and returns the order and what was seen. */
async function orderBoard(page: Page, name: string, email: string) {
  await page.goto('/ar/products/your-family-name/design');
  const board = page.getByRole('main').getByRole('img', { name: /×/ });
  await expect(board).toBeVisible();
  const before = await drawnBoard(board);
  await page.getByLabel('الاسم', { exact: true }).fill(name);
  await expect(board).toHaveAccessibleName(new RegExp(name));
  await expect.poll(() => drawnBoard(board)).not.toBe(before);
  const seen = sha256(await drawnBoard(board));
  await page.getByRole('checkbox', { name: t('studio:order.spelling') }).check();
  await page.getByRole('button', { name: t('studio:order.add'), exact: true }).click();
  await expect(page.getByText(t('common:toast.addedToCart')).first()).toBeVisible();
  await page.goto('/ar/checkout');
  await fillAddress(page, 'ar');
  await page.getByLabel(t('checkout:shipping.email'), { exact: true }).fill(email);
  await tick(page.getByRole('radio', { name: t('checkout:payment.cash') }));
  await page.getByRole('button', { name: t('checkout:submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/order-confirmed\//);
  return { orderId: /order-confirmed\/([^/?#]+)/.exec(page.url())?.[1] ?? '', seen };
}

/** Asks about the board in the workshop and suggests one with this name; returns what was seen of it. */
async function suggest(page: Page, item: Locator, name: string): Promise<string> {
  await item.getByRole('button', { name: desk('admin-orders:change.ask') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: desk('admin-orders:change.message') }).fill(MESSAGE);
  await tick(dialog.getByRole('checkbox'));
  const suggested = dialog.getByRole('figure').nth(1).getByRole('img');
  await expect(suggested).toBeVisible();
  const before = await suggested.getAttribute('src');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await expect(suggested).not.toHaveAttribute('src', before ?? '');
  const send = dialog.getByRole('button', { name: desk('admin-orders:change.send') });
  await expect(send).toBeEnabled();
  const seen = await seenHash(suggested);
  await send.click();
  await expect(item.getByText(desk('admin-orders:change.state.waiting'))).toBeVisible();
  return seen;
}

async function changeLink(email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = (await mailsTo(email))
      .map(({ text }) => /http\S+\/design-change\/\S+/.exec(text)?.[0])
      .find(Boolean);
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return new URL(link ?? '').pathname;
}

test('a board designed in Arabic on a phone is changed by request, approved by link, printed and delivered as it was seen', async ({
  openWindow,
}) => {
  const tag = Date.now().toString(36);
  const email = `change-${tag}@example.com`;
  const phone = await openWindow({ viewport: PHONE });
  const { orderId, seen } = await orderBoard(phone, `آل حدّاد ${tag}`, email);
  const order = { storeId: STORE, orderId };
  const owner = await signedIn(OWNER);
  await owner.call('updateOrderStatus', { ...order, from: 'placed', to: 'confirmed' });

  const page = await openWindow();
  await logIn(page, OWNER, '/admin/workshop');
  const item = page
    .getByRole('list', { name: desk('admin-workshop:title') })
    .getByRole('listitem')
    .filter({ hasText: tag });
  expect(await storedHash(page, item.getByRole('img').first()), 'the workshop shows what was ordered').toBe(
    seen,
  );
  const suggested = await suggest(page, item, `آل حداد ${tag}`);
  expect(suggested).not.toBe(seen);
  await expect(item.getByRole('button', { name: desk('admin-workshop:step.approved') })).toHaveCount(0);

  // The link works on another phone, without a login; opening it changes nothing.
  const link = await changeLink(email);
  expect(link).toContain('/ar/design-change/');
  const mailed = await openWindow({ viewport: PHONE });
  await mailed.goto(link);
  await expect(mailed.getByText(MESSAGE)).toBeVisible();
  await mailed.reload();
  const proofs = mailed.getByRole('figure').getByRole('img');
  await expect(proofs).toHaveCount(2);
  expect(await storedHash(mailed, proofs.nth(0))).toBe(seen);
  expect(await storedHash(mailed, proofs.nth(1))).toBe(suggested);
  await mailed.getByRole('button', { name: t('orders:change.refuse') }).click();
  await expect(mailed.getByText(t('errors:field.answer.required'), { exact: true })).toBeVisible();
  await mailed.getByRole('button', { name: t('orders:change.approve') }).click();
  await expect(mailed.getByText(t('orders:change.approved'))).toBeVisible();
  await mailed.reload();
  await expect(mailed.getByText(t('orders:change.approved'))).toBeVisible();
  await expect(mailed.getByRole('button', { name: t('orders:change.approve') })).toHaveCount(0);

  await phone.goto(`/ar/orders/${orderId}`);
  await expect(phone.getByText(t('orders:change.approved'))).toBeVisible();
  const line = phone.getByRole('main').getByRole('listitem').filter({ hasText: tag }).first();
  expect(await storedHash(phone, line.locator('img').first())).toBe(suggested);

  await item.getByRole('button', { name: desk('admin-workshop:step.approved') }).click();
  await page.goto(`/admin/workshop/tickets?ids=${orderId}`);
  const ticket = page.getByRole('article');
  await expect(ticket).toContainText(`آل حداد ${tag}`);
  expect(await storedHash(page, ticket.locator('img').first()), 'the ticket shows what was approved').toBe(
    suggested,
  );
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: desk('admin-workshop:ticket.pdf') }).click();
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);

  for (const [from, to] of [
    ['approved', 'in-production'],
    ['in-production', 'made'],
  ] as const)
    await owner.call('updateOrderMaking', { ...order, from, to });
  for (const [from, to] of [
    ['confirmed', 'shipped'],
    ['shipped', 'delivered'],
  ] as const)
    await owner.call('updateOrderStatus', { ...order, from, to });
  await phone.reload();
  await expect(phone.getByText(t('orders:statusText.delivered'))).toBeVisible();
});

test('a link that is not valid says so', async ({ openWindow }) => {
  const page = await openWindow({ viewport: PHONE, refusals: [403] });
  await page.goto('/ar/design-change/demo.x.y.z');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders:change.expiredTitle'));
});

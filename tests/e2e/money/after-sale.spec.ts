import type { Page } from '@playwright/test';
import { adminPaths } from '@/lib/admin-paths';
import { offered, type Product, type Variant } from '@/lib/domain/catalogue/product';
import { choicesOf, choiceTexts } from '@/lib/domain/catalogue/variants/choices';
import { localized } from '@/lib/domain/locale';
import { signedIn } from '@/tests/e2e/support/backend';
import { firstProduct, productById } from '@/tests/e2e/support/catalogue';
import { overflow } from '@/tests/e2e/support/orders/admin-orders';
import {
  atPayment,
  CARDS,
  chargesOf,
  expectPaid,
  fillCard,
  payButton,
  payWith,
} from '@/tests/e2e/support/orders/paying';
import { mailsTo } from '@/tests/e2e/support/people/mailbox';
import { ADDRESS, logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const ar = textsOf('ar');

interface Board {
  readonly product: Product;
  /** The size that is bought, and a dearer one that it is exchanged for. */
  readonly bought: Variant;
  readonly dearer: Variant | undefined;
}

function boardOf(product: Product): Board | null {
  const inStock = offered(product.variants).filter(({ stock }) => stock > 2);
  const [bought, ...others] = [...inStock].sort((one, other) => one.price - other.price);
  const dearer = others.filter(({ price }) => bought && price > bought.price).at(-1);
  return bought ? { product, bought, dearer } : null;
}

/** Three boards that nobody designs, the first of which there is in a dearer size. */
async function threeBoards(): Promise<Board[]> {
  const chosen: Board[] = [];
  while (chosen.length < 3) {
    const product = await firstProduct((one) => {
      const board = one.studio ? null : boardOf(one);
      const isNew = chosen.every(({ product: { id } }) => id !== one.id);
      return isNew && board !== null && (chosen.length > 0 || board.dearer !== undefined);
    });
    const board = boardOf(product);
    if (board) chosen.push(board);
  }
  return chosen;
}

const stockOf = async ({ product: { id } }: Board, { id: variantId }: Variant) =>
  (await productById(id)).variants.find((variant) => variant.id === variantId)?.stock ?? 0;

/** Ships one piece of the first line that is left, or all of it. */
async function ship(desk: Page, trackingNumber: string, only?: string): Promise<void> {
  await desk.getByRole('button', { name: t('admin-orders:parcels.ship'), exact: true }).click();
  const dialog = desk.getByRole('dialog');
  if (only !== undefined) {
    const pieces = dialog.getByRole('combobox', { name: /^Pieces of/ });
    await expect(pieces.first()).toBeVisible();
    for (const choice of await pieces.all())
      if (!(await choice.getAttribute('aria-label'))?.includes(only)) await choice.selectOption('0');
  }
  await dialog.getByLabel(t('admin-orders:shipment.carrier')).fill('Aramex');
  await dialog.getByLabel(t('admin-orders:shipment.trackingNumber')).fill(trackingNumber);
  await desk.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

async function delivered(desk: Page, parcel: number): Promise<void> {
  const step = desk
    .getByRole('region', { name: `Parcel ${parcel}`, exact: true })
    .getByRole('button', { name: t('admin-orders:parcels.step.delivered'), exact: true });
  await step.click();
  await expect(step).toHaveCount(0);
}

test('three boards by card: one is cancelled, two travel apart, one is exchanged for a dearer size by a link, and the books are green', async ({
  openWindow,
}) => {
  test.slow();
  const shopper = await signedIn(SHOPPER);
  const boards = await threeBoards();
  const [first, second, third] = boards;
  if (!first?.dearer || !second || !third) throw new Error('The seed has no such boards.');
  const { dearer } = first;
  const stocks = await Promise.all(boards.map((board) => stockOf(board, board.bought)));
  const dearerStock = await stockOf(first, dearer);
  const { orderId, number } = await shopper.call('placeOrder', {
    ...{ storeId: 'demo', key: crypto.randomUUID(), address: { ...ADDRESS.ar, email: SHOPPER } },
    lines: boards.map(({ product, bought }) => ({
      ...{ productId: product.id, variantId: bought.id, quantity: 1, seenPrice: bought.price },
    })),
    ...{ paymentMethod: 'card', currency: 'USD', locale: 'ar' },
  });

  const phone = await openWindow({ viewport: PHONE });
  await logIn(phone, SHOPPER, `/orders/${orderId}/pay`, 'ar');
  await atPayment(phone, 'ar');
  await payWith(phone, CARDS.pays, 'ar');
  await expectPaid(phone, 'ar');
  const paid = await chargesOf(orderId);
  expect(paid).toHaveLength(1);

  // One of the three is cancelled before anything leaves: its money goes back.
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.order(orderId));
  await desk.getByRole('button', { name: t('admin-orders:edit.open'), exact: true }).click();
  const dialog = desk.getByRole('dialog');
  const titleOf = ({ product }: Board) => localized(product.title, 'en');
  const removes = t('admin-orders:edit.removeOf').replace('{{title}}', titleOf(third));
  await dialog.getByRole('button', { name: removes, exact: true }).click();
  await dialog.getByLabel(t('admin-orders:edit.reason'), { exact: true }).fill('As agreed by phone');
  await dialog.getByRole('button', { name: t('admin-orders:edit.save'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => stockOf(third, third.bought)).toBe(stocks[2]);

  // The two that stay leave in two parcels.
  const owner = await signedIn(OWNER);
  await owner.call('updateOrderStatus', { storeId: 'demo', orderId, from: 'placed', to: 'confirmed' });
  await ship(desk, 'AFTER-1', titleOf(first));
  await ship(desk, 'AFTER-2');
  await delivered(desk, 1);
  await delivered(desk, 2);
  await phone.goto(`/ar/orders/${orderId}`);
  const parcels = phone.getByRole('region', { name: ar('orders:parcels.title'), exact: true });
  await expect(parcels).toContainText('AFTER-1');
  await expect(parcels).toContainText('AFTER-2');
  await expect(phone.getByRole('status').first()).toContainText(ar('orders:status.delivered'));

  // One of them is asked to be exchanged, and arrives.
  await phone.getByRole('button', { name: ar('orders:returns.open'), exact: true }).click();
  await phone.getByLabel(ar('orders:returns.pieces'), { exact: true }).first().selectOption('1');
  await phone.getByLabel(ar('orders:returns.reason.label'), { exact: true }).selectOption('unwanted');
  await phone.getByLabel(ar('orders:returns.wish.label'), { exact: true }).selectOption('exchange');
  await phone.getByRole('button', { name: ar('orders:returns.submit'), exact: true }).click();
  await expect(phone.getByText(ar('orders:returns.sent'))).toBeVisible();
  await desk.getByRole('button', { name: t('admin-returns:step.approved'), exact: true }).click();
  await desk.getByRole('button', { name: t('admin-returns:step.received'), exact: true }).click();
  await dialog.getByRole('button', { name: t('admin-returns:step.received'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => stockOf(first, first.bought)).toBe(stocks[0]);

  // A dearer size goes out instead: the difference is shown, and asked for by mail.
  await desk.getByRole('button', { name: t('admin-returns:step.exchange'), exact: true }).click();
  await dialog.getByLabel(t('admin-orders:edit.find'), { exact: true }).fill(titleOf(first));
  const options = choiceTexts(choicesOf(first.product, dearer), 'en');
  const dearerName = [titleOf(first), ...options].join(' · ');
  const adds = t('admin-orders:edit.addOf').replace('{{title}}', dearerName);
  await dialog.getByRole('button', { name: adds, exact: true }).click();
  await expect(dialog.getByText(/^The customer pays .* more/)).toBeVisible();
  await dialog.getByRole('button', { name: t('admin-returns:exchange.submit'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const sent = phone.getByRole('region', { name: ar('orders:returns.title'), exact: true });
  await expect(sent).toContainText(ar('orders:returns.state.exchanged'));
  await expect.poll(() => stockOf(first, dearer)).toBe(dearerStock - 1);
  expect(await overflow(phone)).toBeLessThanOrEqual(0);

  const asked = async () =>
    // A mailbox that is nobody's gets six mails an hour.
    (await mailsTo(SHOPPER)).flatMap(({ text }) =>
      text.includes(number) ? (/\/ar\/pay\/\S+/.exec(text)?.[0] ?? []) : [],
    );
  // Behind the mails of everything before.
  await expect.poll(async () => (await asked()).length, { timeout: 60_000 }).toBe(1);
  const [link = ''] = await asked();
  await phone.goto(link);
  await expect(payButton(phone, 'ar')).toBeEnabled();
  await fillCard(phone, CARDS.pays, 'ar');
  await payButton(phone, 'ar').click();
  await expect(phone.getByText(ar('payment:link.state.paid'))).toBeVisible();
  const charged = await chargesOf(orderId);
  expect([...charged].sort((one, other) => one - other)).toEqual(
    [...paid, dearer.price - first.bought.price].sort((one, other) => one - other),
  );

  // It leaves as one more parcel of the same order, and the shopper follows it.
  await ship(desk, 'AFTER-3');
  await delivered(desk, 3);
  await phone.goto(`/ar/orders/${orderId}`);
  await expect(parcels).toContainText('AFTER-3');
  await expect(phone.getByRole('status').first()).toContainText(ar('orders:status.delivered'));
  expect(await overflow(phone)).toBeLessThanOrEqual(0);

  // Stripe's books and the shop's agree about all of it.
  await desk.goto('/admin/sales/reconciliation');
  const checked = desk.waitForResponse((response) => response.url().includes('reconcileNow'));
  await desk.getByRole('button', { name: t('admin-reconciliation:check'), exact: true }).click();
  await checked;
  await expect(desk.getByRole('main').getByRole('status').first()).toBeVisible();
  await expect(desk.getByRole('main').getByRole('listitem').filter({ hasText: number })).toHaveCount(0);
});

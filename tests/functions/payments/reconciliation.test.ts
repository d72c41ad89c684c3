import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import {
  openDifferences,
  parseReconciliation,
  reconciledStock,
  sumsFrom,
} from '@/lib/domain/reconciliation/reconciliation';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import {
  orderUntil,
  paidCardOrder,
  runSchedule,
  startedCardOrder,
  TAKES_CARDS,
} from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('reconciliation');
const stripe = new LocalStripe(shop.id);
let shopper: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_CARDS });
  [shopper, owner] = await Promise.all([shop.member('layla'), shop.staff()]);
});
afterEach(() => stripe.faults({}));
afterAll(() => shop.close());

const reconciliation = shop.db.doc(collections.reconciliation(shop.store));
const orderRef = ({ id }: Order) => shop.db.doc(collections.order(shop.store, id));

/** The books after a check of everything. */
async function books() {
  const answer = await owner.call('reconcileNow', { storeId: shop.id });
  if (!answer.ok) throw new Error(answer.error.code);
  const stored = parseReconciliation((await reconciliation.get()).data());
  const ofKind = (order: Pick<Order, 'id'>) =>
    stored.differences
      .filter(({ orderId }) => orderId === order.id)
      .map(({ kind, state, expected, found }) => [kind, state, expected, found]);
  return { ...stored, open: answer.value.open, of: ofKind };
}

test('fault 17: a payment whose webhook was lost is found and its order placed, by the schedule too', async () => {
  await stripe.faults({ webhooks: { lose: 1 } });
  const pay = async () => {
    const { order, payment } = await startedCardOrder(shop, shopper);
    await stripe.payThrough(payment, 'succeeds');
    return order;
  };
  const [asked, scheduled] = [await pay(), await pay()];
  expect((await shop.order(asked.id)).status).toBe('pending');
  const { of } = await books();
  expect(of(asked)).toEqual([['unsettled', 'repaired', 0, 3000]]);
  expect((await shop.order(asked.id)).status).toBe('placed');
  expect((await shop.order(scheduled.id)).status).toBe('placed');
  await reconciliation.update({ through: new Date(0), sweptAt: new Date(0), days: {} });
  const late = await pay();
  await reconciliation.update({ sweptAt: new Date(0) });
  await runSchedule('reconcilePayments');
  await orderUntil(shop, late.id, ({ status }) => status === 'placed');
});

test('payments equal orders, by currency, and only who works there may look', async () => {
  await paidCardOrder(shop, stripe, shopper);
  const { days, open } = await books();
  const [[currency, sums] = []] = sumsFrom(days, '0000-00-00');
  expect(currency).toBe('USD');
  expect(sums?.orders).toBeGreaterThan(0);
  expect([sums?.payments, sums?.received, sums?.returned]).toEqual([
    sums?.orders,
    sums?.ordered,
    sums?.givenBack,
  ]);
  expect(open).toBe(0);
  const refused = { ok: false, error: { code: 'not-allowed' } };
  expect(await shopper.call('reconcileNow', { storeId: shop.id })).toEqual(refused);
  const explained = { storeId: shop.id, differenceId: 'x', note: 'Mine' };
  expect(await shopper.call('explainDifference', explained)).toEqual(refused);
});

test('an order that says it was paid, and was not, is flagged until it is right or explained', async () => {
  const { order } = await startedCardOrder(shop, shopper);
  await orderRef(order).update({ status: 'placed', paymentStatus: 'paid' });
  expect((await books()).of(order)).toEqual([['missing', 'open', 3000, 0]]);
  const explain = (differenceId: string) =>
    owner.call('explainDifference', { storeId: shop.id, differenceId, note: 'Paid by bank transfer' });
  expect(await explain('missing:nobody')).toMatchObject({ error: { code: 'difference-not-found' } });
  expect((await explain(`missing:${order.id}`)).ok).toBe(true);
  const after = await books();
  expect(after.of(order)).toEqual([['missing', 'explained', 3000, 0]]);
  await orderRef(order).update({ status: 'cancelled', paymentStatus: 'unpaid' });
});

test('money that is not what the order asks for, and payments without an order, are flagged', async () => {
  const order = await paidCardOrder(shop, stripe, shopper);
  await orderRef(order).update({ total: 2900 });
  const stray = await stripe.api.paymentIntents.create({
    amount: 700,
    currency: 'usd',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  const flagged = await books();
  expect(flagged.of(order)).toEqual([['amount', 'open', 2900, 3000]]);
  expect(openDifferences(flagged)).toContainEqual(
    expect.objectContaining({ kind: 'unknown', paymentId: stray.id, found: 700, currency: 'USD' }),
  );
  await orderRef(order).update({ total: 3000 });
  expect((await books()).of(order)).toEqual([['amount', 'repaired', 2900, 3000]]);
});

test('an order of nothing by card misses no payment', async () => {
  await shop.put(aProduct({ id: 'gift', slug: 'gift', variants: [aVariant({ price: 0 })] }));
  await shop.set({ shipping: { flat: 0 } });
  const lines = [aRequestedLine({ productId: 'gift', seenPrice: 0 })];
  const { days } = await books();
  const order = await shop.placed(shopper, { lines, paymentMethod: 'card' });
  await shop.set({ shipping: { flat: 500 } });
  const after = await books();
  expect(after.of(order)).toEqual([]);
  expect(after.days).toEqual(days);
});

test("refunds of Stripe's dashboard whose news was lost are taken over, and refunds that are only ours are flagged", async () => {
  await stripe.faults({ webhooks: { lose: 1 } });
  const { order, payment } = await startedCardOrder(shop, shopper);
  await stripe.payThrough(payment, 'succeeds');
  await books();
  const paid = await shop.order(order.id);
  await stripe.api.refunds.create({ payment_intent: paid.paymentId ?? '', amount: 1000 });
  const checked = await books();
  expect(checked.of(order)).toContainEqual(['refund-unknown', 'repaired', 0, 1000]);
  expect(await shop.order(order.id)).toMatchObject({
    paymentStatus: 'partially_refunded',
    refunds: [{ amount: 1000, state: 'done' }],
  });
  const [refund] = (await shop.order(order.id)).refunds;
  const invented = { ...refund, id: 'invented', at: new Date(), amount: 500 };
  await orderRef(order).update({ refunds: [{ ...refund, at: new Date() }, invented] });
  expect((await books()).of(order)).toContainEqual(['refund-missing', 'open', 500, 0]);
});

test('stock is what its moves say: orders, cancellations, refunds and edits; what has none is found', async () => {
  const id = 'counted';
  await shop.put(aProduct({ id, variants: [aVariant()] }));
  await books();
  const order = await shop.placed(shopper, { lines: [aRequestedLine({ productId: id, quantity: 3 })] });
  const other = await shop.placed(shopper, { lines: [aRequestedLine({ productId: id, quantity: 2 })] });
  await shopper.call('cancelOrder', { storeId: shop.id, orderId: order.id });
  const variants = [{ variantId: 'board-red', stock: 12, seenStock: 8 }];
  await owner.call('adjustStock', { storeId: shop.id, productId: id, key: 'k1', variants });
  const { stock, differences } = await books();
  expect((await shop.product(id)).stock).toBe(12);
  expect(differences.filter(({ productId }) => productId === id)).toEqual([]);
  const products = await shop.db.collection(collections.products(shop.store)).get();
  const inStock = products.docs.reduce((sum, doc) => sum + Number(doc.get('stock')), 0);
  expect(reconciledStock(stock)).toBe(inStock);

  const product = await shop.product(id);
  const [red] = product.variants;
  const set = (pieces: number) =>
    shop.db
      .doc(collections.product(shop.store, id))
      .update({ variants: [{ ...red, stock: pieces }], stock: pieces });
  await set(9);
  const [difference] = openDifferences(await books());
  expect((await books()).differences.filter(({ productId }) => productId === id)).toMatchObject([
    { kind: 'stock', state: 'open', expected: 12, found: 9 },
  ]);
  expect(difference).toBeDefined();
  await set(12);
  expect((await books()).differences.filter(({ productId }) => productId === id)).toMatchObject([
    { kind: 'stock', state: 'repaired' },
  ]);
  expect(other.totalProducts).toBe(2);
});

test('a product that is deleted takes its stock along, and one that comes again under its id begins anew', async () => {
  const id = 'again';
  const save = (stock: number) =>
    owner.call('saveProduct', {
      storeId: shop.id,
      productId: id,
      baseUpdatedAt: 0,
      title: { en: 'Again', ar: 'مجددا' },
      images: [],
      options: [],
      variants: [{ id: 'one', price: 1000, stock, seenStock: 0, optionValues: {} }],
    });
  const remove = () => owner.call('deleteProduct', { storeId: shop.id, productId: id });
  const ofIt = ({ differences }: Awaited<ReturnType<typeof books>>) =>
    differences.filter(({ productId }) => productId === id);
  const before = reconciledStock((await books()).stock);
  expect(await save(7)).toMatchObject({ ok: true });
  expect(reconciledStock((await books()).stock)).toBe(before + 7);
  expect(await remove()).toMatchObject({ value: { outcome: 'deleted' } });
  expect(reconciledStock((await books()).stock)).toBe(before);

  await save(5);
  await books();
  await remove();
  await save(3);
  const after = await books();
  expect(ofIt(after)).toEqual([]);
  expect(reconciledStock(after.stock)).toBe(before + 3);
  const left = await shop.db
    .collection(collections.stockMoves(shop.store))
    .where('checked', '==', false)
    .get();
  expect(left.size).toBe(0);
});

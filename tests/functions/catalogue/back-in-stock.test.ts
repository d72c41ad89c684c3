import { notifyWaiting } from '@/functions/src/handlers/reminders/notify-waiting';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { withinOneHour } from '@/tests/fixtures/firebase/one-hour';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo, mailsTo } from '@/tests/fixtures/messages/local-mailbox';
import { outboxAtRest } from '@/tests/fixtures/messages/outbox-at-rest';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('back-in-stock');
const VARIANT = aVariant().id;
/** Without one on sale nothing is published. */
const STAYS = aVariant({ id: 'board-blue', sku: 'SKU-2', optionValues: { color: 'blue' } });
let owner: Client;

beforeAll(withinOneHour);
beforeAll(async () => {
  const soldOut = { variants: [aVariant({ stock: 0 })] };
  await shop.open({
    products: [
      aProduct({ id: 'awaited', slug: 'awaited', ...soldOut }),
      aProduct({ id: 'left', slug: 'left', ...soldOut }),
      aProduct({ id: 'last', slug: 'last', variants: [aVariant({ stock: 1 })] }),
      aProduct({ id: 'drafted', slug: 'drafted', ...soldOut }),
      aProduct({ id: 'switched', slug: 'switched', variants: [aVariant({ stock: 0 }), STAYS] }),
      aProduct({ id: 'reduced', slug: 'reduced', variants: [aVariant({ stock: 0, salePrice: 1900 })] }),
    ],
  });
  owner = await shop.staff();
});
afterAll(() => shop.close());

const ask = (email: string, changes: Partial<Callables['waitForStock']['request']> = {}) =>
  shop.visitor().call('waitForStock', {
    ...{ storeId: shop.id, productId: 'awaited', variantId: VARIANT, email, locale: 'en' },
    ...changes,
  });

async function raise(productId: string, by: number) {
  const { variants } = await shop.product(productId);
  const seen = variants[0]?.stock ?? 0;
  const changed = await owner.call('adjustStock', {
    ...{ storeId: shop.id, productId, key: `${productId}-${seen}-${by}` },
    variants: [{ variantId: VARIANT, stock: seen + by, seenStock: seen }],
  });
  if (!changed.ok) throw new Error(changed.error.code);
}

const waiting = async (product: string) =>
  ((await shop.db.doc(collections.waiting(shop.store, product)).get()).get(
    `variants.${VARIANT}`,
  ) as number) ?? 0;

/** Not that they asked, whose subject ends alike. */
const isBack = ({ subject }: { readonly subject: string }) =>
  subject.endsWith('is back') && !subject.startsWith('We will');

const told = async (names: readonly string[]) => {
  await outboxAtRest(shop);
  return Promise.all(
    names.map(async (name) => (await mailsTo(`${name}@wait.example`)).filter(isBack).length),
  );
};

test('three pieces tell the first three of five once each, also when the trigger runs twice', async () => {
  const names = ['one', 'two', 'three', 'four', 'five'];
  for (const name of names) expect(await ask(`${name}@wait.example`)).toMatchObject({ ok: true });
  // The same mailbox, however it is written, and however often it is sent at once.
  const again = await Promise.all([1, 2, 3].map(() => ask('One+shop@wait.example')));
  expect(again.every(({ ok }) => ok)).toBe(true);
  expect(await waiting('awaited')).toBe(5);

  await raise('awaited', 3);
  await mailTo('three@wait.example', isBack);
  expect(await told(names)).toEqual([1, 1, 1, 0, 0]);
  expect(await waiting('awaited')).toBe(2);

  const { docs } = await shop.db.collection(collections.stockMoves(shop.store)).get();
  const deps = { db: shop.db, now: Date.now };
  await Promise.all(docs.flatMap((move) => [1, 2].map(() => notifyWaiting(deps, shop.store, move))));
  expect(await told(names)).toEqual([1, 1, 1, 0, 0]);
  expect(await ask('six@wait.example')).toMatchObject({ ok: false, error: { code: 'stock-is-back' } });
});

test('an order that is cancelled tells one, in their language, and the link of a mail ends waiting', async () => {
  const guest = await shop.guest();
  const order = await shop.placed(guest, { lines: [aRequestedLine({ productId: 'last', quantity: 1 })] });
  const about = { productId: 'last' } as const;
  await ask('gone@wait.example', about);
  await ask('layla@wait.example', { ...about, locale: 'ar' });
  await ask('gone@wait.example', { productId: 'left' });
  const { text } = await mailTo('gone@wait.example', (mail) => mail.text.includes('/stop-mails/'));
  const token = /\/stop-mails\/(\S+)/.exec(text)?.[1]?.replaceAll(/[\u2068\u2069]/g, '') ?? '';
  for (let times = 0; times < 2; times++)
    expect(await shop.visitor().call('stopMails', { token })).toEqual({ ok: true, value: { ok: true } });
  expect([await waiting('last'), await waiting('left')]).toEqual([1, 0]);

  await guest.call('cancelOrder', { storeId: shop.id, orderId: order.id });
  const mail = await mailTo('layla@wait.example', ({ subject }) => subject.includes('عادت'));
  expect(mail.html).toContain('dir="rtl"');
  expect(mail.text).toContain(`/ar/products/last?variant=${VARIANT}`);
  expect(await told(['gone'])).toEqual([0]);
});

test('stock that came while a board was a draft, or a variant off, tells once it is shown', async () => {
  for (const productId of ['drafted', 'switched'])
    for (const name of ['first', 'second', 'third'])
      await ask(`${name}@${productId}.example`, { productId, variantId: VARIANT });
  // Stock moved while the board was not for sale, so no mail was sent.
  const back = aVariant({ stock: 2 });
  const drafted = await shop.product('drafted');
  await shop.put({ ...drafted, status: 'draft', variants: [back] });
  const switched = await shop.product('switched');
  await shop.put({ ...switched, variants: [{ ...back, enabled: false }, STAYS] });
  const products = [{ productId: 'drafted', baseUpdatedAt: drafted.updatedAt, status: 'active' as const }];
  expect(await owner.call('changeProducts', { storeId: shop.id, products })).toMatchObject({
    value: { changed: [{ productId: 'drafted' }] },
  });
  const { price, stock } = back;
  const saved = await owner.call('saveProduct', {
    ...{ storeId: shop.id, productId: 'switched', baseUpdatedAt: switched.updatedAt },
    variants: [{ id: VARIANT, price, stock, seenStock: stock, enabled: true }],
  });
  expect(saved).toMatchObject({ ok: true });
  for (const productId of ['drafted', 'switched']) {
    for (const name of ['first', 'second']) await mailTo(`${name}@${productId}.example`, isBack);
    expect(await waiting(productId)).toBe(1);
  }
});

test('mails name the price of the sale that is on', async () => {
  await ask('sale@wait.example', { productId: 'reduced' });
  const asked = await mailTo('sale@wait.example', (mail) => !isBack(mail));
  await raise('reduced', 1);
  const back = await mailTo('sale@wait.example', isBack);
  for (const { text } of [asked, back]) {
    expect(text).toContain('19.00');
    expect(text).not.toContain('25.00');
  }
});

test('while the shop does not sell nobody is told, and who waits goes on waiting for the next pieces', async () => {
  const closed = { trading: { state: 'closed' }, takenDown: false };
  await ask('patient@wait.example', { productId: 'left' });
  for (const changes of [closed, { trading: { state: 'paused' } }, { trading: {}, takenDown: true }]) {
    await shop.set(changes);
    await raise('left', 1);
    const { docs } = await shop.db.collection(collections.stockMoves(shop.store)).get();
    for (const move of docs) await notifyWaiting({ db: shop.db, now: Date.now }, shop.store, move);
    expect([await waiting('left'), await told(['patient'])]).toEqual([1, [0]]);
  }
  await shop.set({ takenDown: false });
  await raise('left', 1);
  await mailTo('patient@wait.example', isBack);
  expect(await waiting('left')).toBe(0);
});

test('a link that was altered ends nothing, and what is not sold can not be waited for', async () => {
  expect(await shop.visitor().call('stopMails', { token: 'back-in-stock.stock.x.zzzzzzzz.y' })).toMatchObject(
    {
      ok: false,
      error: { code: 'link-expired' },
    },
  );
  expect(await ask('x@wait.example', { variantId: 'no' })).toMatchObject({
    ok: false,
    error: { code: 'product-not-found' },
  });
});

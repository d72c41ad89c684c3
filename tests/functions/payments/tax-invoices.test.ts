import { writeFile } from 'node:fs/promises';
import { recordDispute } from '@/functions/src/handlers/payments/record-dispute';
import { collections } from '@/lib/domain/collections';
import { parseInvoice, type Invoice } from '@/lib/domain/invoices/invoice';
import { parseTaxMonth } from '@/lib/domain/invoices/tax-month';
import type { Order } from '@/lib/domain/orders/order';
import type { DisputeState } from '@/lib/domain/orders/order-status';
import { ok } from '@/lib/domain/result';
import { copiedFrom } from '@/tests/fixtures/files/pdf-text';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';
import { WITHOUT_CAPS } from '@/tests/fixtures/shop/store';
import { aRegistration } from '@/tests/fixtures/shop/tax';

const shop = new LocalShop('tax-invoices');
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ setting: { ...WITHOUT_CAPS, tax: aRegistration() } });
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
  await shop.put(aProduct({ id: 'board', variants: [aVariant({ stock: 100 })] }));
});
afterAll(() => shop.close());

const ordered = () => shop.placed(guest, { lines: [aRequestedLine({ quantity: 3 })] });

async function deliver({ id }: Order) {
  const way = ['placed', 'confirmed', 'shipped', 'delivered'] as const;
  for (const [at, to] of way.slice(1).entries())
    await owner.call('updateOrderStatus', { storeId: shop.id, orderId: id, from: way[at] ?? 'placed', to });
}

const refund = ({ id }: Order, key: string, amount: number, quantity: number) =>
  owner.call('refundOrder', {
    ...{ storeId: shop.id, orderId: id, key, amount, restock: false, reason: 'A corner was chipped' },
    lines: quantity ? [{ line: 0, quantity }] : [],
  });

/** The card provider's news of the one dispute of an order's payment. */
async function tell(orderId: string, state: DisputeState) {
  const dispute = { id: 'du', paymentId: 'pi', amount: 2000, createdAt: 0, answerBy: null, state };
  const payments = {
    dispute: async () => ok(dispute),
    retrieve: async () => ok({ storeId: shop.id, orderId }),
  };
  const deps = { db: shop.db, now: Date.now, payments } as unknown as Parameters<typeof recordDispute>[0];
  expect(await recordDispute(deps, shop.store, 'du')).toEqual(ok(null));
}

const taxIn = (invoice: Invoice | undefined) => (invoice?.parts ?? []).reduce((sum, { tax }) => sum + tax, 0);

async function taxOwed(): Promise<number> {
  const { docs } = await shop.db.collection(collections.taxMonths(shop.store)).get();
  const rows = docs.flatMap((doc) => parseTaxMonth(doc.id, doc.data()));
  return rows.reduce((sum, { tax, creditedTax }) => sum + tax - creditedTax, 0);
}

/** Resolves once no order waits for a document. */
async function issued(): Promise<Invoice[]> {
  const requests = shop.db.collection(collections.invoiceRequests(shop.store));
  await new Promise<void>((resolve, reject) => {
    const stop = requests.onSnapshot(({ empty }) => {
      if (!empty) return;
      stop();
      resolve();
    }, reject);
  });
  const { docs } = await shop.db.collection(collections.invoices(shop.store)).get();
  return docs.map((doc) => parseInvoice(doc.id, doc.data()));
}

test('orders delivered at once get numbers without a gap, one each', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, ordered));
  expect(await issued()).toEqual([]);
  await Promise.all(orders.map(deliver));
  const year = String(new Date().getUTCFullYear());
  const invoices = await issued();
  expect(invoices.map(({ number }) => number)).toEqual(orders.map((_, at) => `INV-${year}-00000${at + 1}`));
  expect(new Set(invoices.map(({ orderId }) => orderId)).size).toBe(orders.length);
  expect(invoices[0]).toMatchObject({ total: 8000, seller: { taxNumber: '300000000000003' } });
});

test('credit notes follow refunds until all tax is given back, and the months sum them', async () => {
  const order = await ordered();
  await deliver(order);
  await refund(order, 'first', 2500, 1);
  await refund(order, 'second', 1234, 0);
  await refund(order, 'rest', 8000 - 2500 - 1234, 2);
  const documents = (await issued()).filter(({ orderId }) => orderId === order.id);
  const [invoice] = documents.filter(({ kind }) => kind === 'invoice');
  const notes = documents.filter(({ kind }) => kind === 'credit-note');
  expect(notes.map(({ corrects }) => corrects)).toEqual(notes.map(() => invoice?.number));
  expect(notes.map(({ total }) => total).sort()).toEqual([1234, 2500, 4266]);
  expect(notes.reduce((sum, note) => sum + taxIn(note), 0)).toBe(1043);
  const { docs } = await shop.db.collection(collections.taxMonths(shop.store)).get();
  const rows = docs.flatMap((doc) => parseTaxMonth(doc.id, doc.data()));
  expect(rows).toMatchObject([{ rate: 1500, tax: 9 * 1043, creditedTax: 1043, creditedNet: 8000 - 1043 }]);
  expect((await shop.order(order.id)).invoices).toHaveLength(4);
});

test('a lost dispute is credited, one that is won after all is taken back, and the months follow', async () => {
  const order = await ordered();
  const stored = shop.db.doc(collections.order(shop.store, order.id));
  await stored.update({ paymentMethod: 'card', paymentStatus: 'paid', paymentId: 'pi' });
  await deliver(order);
  await issued();
  const owed = await taxOwed();
  await tell(order.id, 'lost');
  await tell(order.id, 'lost');
  const [credit] = (await issued()).filter(({ orderId, kind }) => orderId === order.id && kind !== 'invoice');
  expect(credit).toMatchObject({ kind: 'credit-note', cause: 'chargeback', total: 2000 });
  expect(await taxOwed()).toBe(owed - taxIn(credit));
  await tell(order.id, 'won');
  const documents = (await issued()).filter(({ orderId }) => orderId === order.id);
  const year = String(new Date().getUTCFullYear());
  expect(documents.find(({ kind }) => kind === 'debit-note')).toMatchObject({
    ...{ number: `DN-${year}-000001`, total: 2000, parts: credit?.parts },
    ...{ corrects: documents.find(({ kind }) => kind === 'invoice')?.number, takesBack: credit?.number },
  });
  expect(documents).toHaveLength(3);
  expect(await taxOwed()).toBe(owed);
});

test('who may read a document gets it as a PDF whose text is copied as written, and the store as UBL', async () => {
  const order = await ordered();
  await deliver(order);
  await issued();
  const [document] = (await shop.order(order.id)).invoices;
  const asked = { storeId: shop.id, orderId: order.id, number: document?.number ?? '' };
  const read = async (client: Client, as: 'pdf' | 'ubl', more = {}) => {
    const result = await client.call('readInvoice', { ...asked, as, ...more });
    return result.ok ? Buffer.from(result.value.file, 'base64') : result.error.code;
  };
  const pdf = await read(guest, 'pdf');
  if (process.env.KEEP_PDF) await writeFile(process.env.KEEP_PDF, pdf);
  const texts = [
    'شركة لوحات ديمو',
    'فاتورة ضريبية مبسطة',
    'Simplified tax invoice',
    '300000000000003',
    '10.43 USD',
  ];
  expect(await copiedFrom(Buffer.from(pdf))).toEqual(expect.arrayContaining(texts));
  const ubl = String(await read(owner, 'ubl'));
  expect(ubl).toContain(`<cbc:ID>${document?.number}</cbc:ID>`);
  expect(ubl).toContain('<cbc:TaxAmount currencyID="USD">10.43</cbc:TaxAmount>');

  const stranger = await shop.guest();
  const link = await guest.call('readOrderLink', { storeId: shop.id, orderId: order.id });
  const token = link.ok ? link.value.token : '';
  expect(await read(stranger, 'pdf', { token })).toBeInstanceOf(Buffer);
  expect(await read(stranger, 'pdf')).toBe('order-not-found');
  expect(await read(guest, 'ubl')).toBe('order-not-found');
  const other = await ordered();
  expect(await read(guest, 'pdf', { orderId: other.id })).toBe('invoice-not-found');
  expect(await read(stranger, 'pdf', { token, orderId: other.id })).toBe('order-not-found');
});

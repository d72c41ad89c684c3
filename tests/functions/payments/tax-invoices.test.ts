import { writeFile } from 'node:fs/promises';
import { collections } from '@/lib/domain/collections';
import { parseInvoice, type Invoice } from '@/lib/domain/invoices/invoice';
import { parseTaxMonth } from '@/lib/domain/invoices/tax-month';
import type { Order } from '@/lib/domain/orders/order';
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
  const taxOf = ({ parts }: Invoice) => parts.reduce((sum, { tax }) => sum + tax, 0);
  const [invoice] = documents.filter(({ kind }) => kind === 'invoice');
  const notes = documents.filter(({ kind }) => kind === 'credit-note');
  expect(notes.map(({ corrects }) => corrects)).toEqual(notes.map(() => invoice?.number));
  expect(notes.map(({ total }) => total).sort()).toEqual([1234, 2500, 4266]);
  expect(notes.reduce((sum, note) => sum + taxOf(note), 0)).toBe(1043);
  const { docs } = await shop.db.collection(collections.taxMonths(shop.store)).get();
  const rows = docs.flatMap((doc) => parseTaxMonth(doc.id, doc.data()));
  expect(rows).toMatchObject([{ rate: 1500, tax: 9 * 1043, creditedTax: 1043, creditedNet: 8000 - 1043 }]);
  expect((await shop.order(order.id)).invoices).toHaveLength(4);
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

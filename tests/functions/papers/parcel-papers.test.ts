import { writeFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { joinPdfs } from '@/components/admin/orders/print/join-pdfs';
import type { Callables } from '@/lib/domain/api/callables';
import type { Order } from '@/lib/domain/orders/order';
import { copiedFrom, copiedPages } from '@/tests/fixtures/files/pdf-text';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { WITHOUT_CAPS } from '@/tests/fixtures/shop/store';

const shop = new LocalShop('parcel-papers');
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ setting: { ...WITHOUT_CAPS, checkout: { gift: true } } });
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
  await shop.put(
    aProduct({
      id: 'board',
      title: { en: 'Sea Breeze', ar: 'نسيم البحر' },
      variants: [aVariant({ stock: 1000 })],
    }),
  );
});
afterAll(() => shop.close());

const ordered = (changes: Parameters<LocalShop['placed']>[1] = {}) =>
  shop.placed(guest, {
    lines: [aRequestedLine({ quantity: 3 })],
    address: anAddress({ fullName: 'ليلى الحربي', streetAddress: 'شارع التحلية 12' }),
    ...changes,
  });

type Asked = Partial<Callables['printParcels']['request']>;

async function printed(orders: readonly Order[], changes: Asked = {}): Promise<Buffer> {
  const drawn = await owner.call('printParcels', {
    ...{ storeId: shop.id, orderIds: orders.map(({ id }) => id), kind: 'packing', size: 'a4', locale: 'ar' },
    ...changes,
  });
  if (!drawn.ok) throw new Error(drawn.error.code);
  const file = Buffer.from(drawn.value.file, 'base64');
  if (process.env.KEEP_PDF) await writeFile(`${process.env.KEEP_PDF}-${changes.kind ?? 'slip'}.pdf`, file);
  return file;
}

const sizesOf = async (file: Uint8Array) =>
  (await PDFDocument.load(file))
    .getPages()
    .map((page) => [page.getWidth(), page.getHeight()].map(Math.round));

test('the slips of an order in two parcels say in Arabic what is in each, what is to come and what the last collects', async () => {
  const order = await ordered();
  const step = { storeId: shop.id, orderId: order.id };
  await owner.call('updateOrderStatus', { ...step, from: 'placed', to: 'confirmed' });
  const parcel = { key: 'p1', lines: [{ line: 0, quantity: 1 }], carrier: '', trackingNumber: '' };
  expect(await owner.call('shipParcel', { ...step, ...parcel })).toMatchObject({ ok: true });
  const file = await printed([order]);
  const [first = [], second = [], ...more] = await copiedPages(file);
  expect(more).toEqual([]);
  const both = ['قائمة التعبئة', order.number, 'ليلى الحربي', 'شارع التحلية 12', order.address.mobileNumber];
  expect(first).toEqual(
    expect.arrayContaining([...both, 'الطرد 1 من 2', 'نسيم البحر', 'يصل لاحقًا في طرد آخر']),
  );
  expect(second).toEqual(expect.arrayContaining([...both, 'الطرد 2 من 2', 'نسيم البحر']));
  expect(second).not.toContain('يصل لاحقًا في طرد آخر');
  expect(first.filter((text) => text.includes('المبلغ المطلوب'))).toEqual([]);
  expect(second.filter((text) => text.includes('المبلغ المطلوب'))).toHaveLength(1);
  expect(await sizesOf(file)).toEqual([
    [595, 842],
    [595, 842],
  ]);
});

test('labels have the size of their printers, and name phone and cash', async () => {
  const order = await ordered();
  const file = await printed([order], { kind: 'label', size: 'label', locale: 'en' });
  expect(await sizesOf(file)).toEqual([[283, 425]]);
  expect(await copiedFrom(file)).toEqual(
    expect.arrayContaining([order.address.mobileNumber, 'Collect in cash: $80.00', 'Pieces in all: 3']),
  );
});

test('the papers of a gift name its message and no sum, on as many sheets as the message takes', async () => {
  const giftMessage = Array.from({ length: 12 }, (_, at) => `كل عام وأنت بخير يا أعز صديقة ${at}`).join('\n');
  const order = await ordered({ wishes: { note: '', isGift: true, giftMessage } });
  const file = await printed([order], { kind: 'both', size: 'label' });
  const texts = await copiedFrom(file);
  for (const line of giftMessage.split('\n')) expect(texts).toContain(line);
  expect(texts.filter((text) => /\$|دولار/.test(text))).toEqual([]);
  expect((await sizesOf(file)).length).toBeGreaterThan(2);
});

test('fifty orders become one file of fifty slips, ten a request, and no other store’s', async () => {
  const orders = [];
  for (let at = 0; at < 50; at += 10)
    orders.push(...(await Promise.all(Array.from({ length: 10 }, () => ordered()))));
  const parts = [];
  for (let at = 0; at < 50; at += 10) parts.push(await printed(orders.slice(at, at + 10)));
  const pages = await sizesOf(await joinPdfs(parts));
  expect(pages).toHaveLength(50);
  const eleven = orders.slice(0, 11).map(({ id }) => id);
  const asked = { storeId: shop.id, kind: 'label', size: 'a4', locale: 'en' } as const;
  expect(await owner.call('printParcels', { ...asked, orderIds: eleven })).toMatchObject({
    error: { code: 'invalid-input' },
  });
  expect(await guest.call('printParcels', { ...asked, orderIds: eleven.slice(1) })).toMatchObject({
    error: { code: 'not-allowed' },
  });
  expect(await owner.call('printParcels', { ...asked, orderIds: ['elsewhere'] })).toMatchObject({
    error: { code: 'order-not-found' },
  });
});

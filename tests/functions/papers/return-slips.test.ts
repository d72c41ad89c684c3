import type { Order } from '@/lib/domain/orders/order';
import { copiedFrom } from '@/tests/fixtures/files/pdf-text';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';

const shop = new LocalShop('return-slips');
let guest: Client;
let owner: Client;

beforeAll(async () => {
  const { orderRules } = aStoreSetting();
  const returnConditions = { en: 'Unused', ar: 'غير مستعملة\nوفي علبتها' };
  await shop.open({
    setting: {
      contact: { email: 'owner@return-slips.shop', address: { en: '1 Sea Road', ar: 'طريق البحر 1' } },
      orderRules: { ...orderRules, returnDays: 14, returnConditions },
    },
  });
  const title = { en: 'Sea Breeze', ar: 'نسيم البحر' };
  await shop.put(aProduct({ id: 'board', title, variants: [aVariant({ stock: 50 })] }));
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterAll(() => shop.close());

const named = ({ id: orderId }: Order) => ({ storeId: shop.id, orderId, returnId: 'r1' });

async function asked(): Promise<Order> {
  const order = await shop.placed(guest, { lines: [aRequestedLine({ quantity: 2 })], locale: 'ar' });
  const { storeId, orderId } = named(order);
  for (const [from, to] of [
    ['placed', 'confirmed'],
    ['confirmed', 'shipped'],
    ['shipped', 'delivered'],
  ] as const)
    await owner.call('updateOrderStatus', { storeId, orderId, from, to });
  const lines = [{ line: 0, quantity: 1, reason: 'damaged' as const }];
  await guest.call('requestReturn', { storeId, orderId, key: 'r1', lines, wish: 'refund', note: '' });
  return order;
}

test('an approved return has a slip in the language of its shopper, for them, their link and the store alone', async () => {
  const order = await asked();
  const read = async (client: Client, token?: string) => {
    const slip = await client.call('readReturnSlip', { ...named(order), ...(token && { token }) });
    return slip.ok ? Buffer.from(slip.value.file, 'base64') : slip.error.code;
  };
  expect(await read(guest)).toBe('return-change-refused');
  await owner.call('updateReturnState', { ...named(order), from: 'requested', to: 'approved', restock: [] });
  const slip = await read(guest);
  expect(await copiedFrom(Buffer.from(slip))).toEqual(
    expect.arrayContaining([
      ...['قسيمة إرجاع', `${order.number}-R1`, 'لوحات الاختبار', 'طريق البحر 1', 'نسيم البحر'],
      ...['شروط الإرجاع', 'غير مستعملة', 'وفي علبتها'],
    ]),
  );
  const stranger = await shop.guest();
  const link = await guest.call('readOrderLink', { storeId: shop.id, orderId: order.id });
  expect(await read(stranger, link.ok ? link.value.token : '')).toBeInstanceOf(Buffer);
  expect(await read(owner)).toBeInstanceOf(Buffer);
  expect(await read(stranger)).toBe('order-not-found');
});

import { putOrder } from '@/lib/browser/offline/order-queue';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';
import { waitForNetwork } from './wait-for-network';

jest.mock('@/lib/browser/offline/order-queue', () => ({ putOrder: jest.fn() }));

const request = aPlaceOrderRequest({ storeId: 'demo', key: 'k1', paymentMethod: 'cash' });
const LINES = [aCartLine()];

beforeEach(() => {
  jest.mocked(putOrder).mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'locks', { value: {}, configurable: true });
});

test('an order by cash waits on the device as it was made', async () => {
  await expect(waitForNetwork(request, LINES, null)).resolves.toBe(true);
  expect(putOrder).toHaveBeenCalledWith(
    expect.objectContaining({ state: 'waiting', request, lines: LINES, owner: null, sent: null }),
  );
});

test.each([
  ['a card', { paymentMethod: 'card' }],
  ['a transfer', { paymentMethod: 'transfer' }],
  ['a gift card', { giftCode: 'AAAA-BBBB' }],
  ['credit', { useCredit: true }],
] as const)('what %s pays needs the network', async (_, paying) => {
  await expect(waitForNetwork({ ...request, ...paying }, LINES, null)).resolves.toBe(false);
  expect(putOrder).not.toHaveBeenCalled();
});

test('on a full disk nothing waits, and the checkout says so', async () => {
  jest.mocked(putOrder).mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await expect(waitForNetwork(request, LINES, null)).resolves.toBe(false);
});

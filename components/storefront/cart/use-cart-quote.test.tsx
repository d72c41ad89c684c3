import { act, renderHook } from '@testing-library/react';
import { fail, ok } from '@/lib/domain/result';
import { zonesOfCharges } from '@/lib/domain/delivery/from-charges';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { NO_ACCOUNT } from '@/lib/domain/payments/transfer/transfer-terms';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { useCartQuote } from './use-cart-quote';

const call = jest.fn();
jest.mock('@/lib/functions/call', () => ({ call: (...args: unknown[]): unknown => call(...args) }));

const SETTLE_MS = 300;
const LINES = [aCartLine()];

beforeEach(() => {
  jest.useFakeTimers();
  call.mockReset().mockResolvedValue(ok({ total: 1 }));
});
afterEach(() => jest.useRealTimers());

const settle = () => act(() => jest.advanceTimersByTimeAsync(SETTLE_MS));

function quoteAt(setting: StoreSetting) {
  return renderHook((shown: StoreSetting) => useCartQuote(shown, LINES, 'USD', 'en', {}, ''), {
    initialProps: setting,
  });
}

test.each<[string, Partial<StoreSetting>]>([
  ['delivery', { delivery: zonesOfCharges({ flat: 900, freeOver: null, cities: [] }) }],
  [
    'the cash fee',
    {
      payment: {
        cash: { enabled: true, limit: null, fee: 200, rounding: true },
        card: { enabled: false },
        transfer: NO_ACCOUNT,
      },
    },
  ],
  ['the rate', { currencies: [{ code: 'USD', rate: 2 }] }],
  ['the base currency', { baseCurrency: 'EUR' }],
])('a live change of %s makes the quote an old one, which is asked for again', async (_, changes) => {
  const { result, rerender } = quoteAt(aStoreSetting());
  await settle();
  expect(result.current.quote.status).toBe('ready');
  rerender(aStoreSetting(changes));
  expect(result.current.quote.status).toBe('loading');
  await settle();
  expect(result.current.quote.status).toBe('ready');
  expect(call).toHaveBeenCalledTimes(2);
});

test('a change of the setting that no price depends on asks for nothing', async () => {
  const { result, rerender } = quoteAt(aStoreSetting());
  await settle();
  rerender(aStoreSetting({ primaryColor: '#000000' }));
  await settle();
  expect(result.current.quote.status).toBe('ready');
  expect(call).toHaveBeenCalledTimes(1);
});

test('a quote that failed is asked for again once the network is back, and when the shopper asks', async () => {
  call.mockResolvedValue(fail({ code: 'try-again' }));
  const { result } = quoteAt(aStoreSetting());
  await settle();
  expect(result.current.quote.status).toBe('failed');
  act(() => result.current.askAgain());
  expect(result.current.quote.status).toBe('loading');
  await settle();
  expect(result.current.quote.status).toBe('failed');
  call.mockResolvedValue(ok({ total: 1 }));
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(result.current.quote.status).toBe('ready');
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(call).toHaveBeenCalledTimes(3);
});

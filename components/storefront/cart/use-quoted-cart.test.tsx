import { act, renderHook } from '@testing-library/react';
import type { LineId } from '@/lib/domain/cart/cart';
import { ok } from '@/lib/domain/result';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { useQuotedCart } from './use-quoted-cart';

const red = aCartLine();
const blue = aCartLine({ variantId: 'board-blue' });
let lines = [red];
const setting = aStoreSetting();
const call = jest.fn();
jest.mock('@/lib/functions/call', () => ({ call: (...args: unknown[]): unknown => call(...args) }));
jest.mock('@/context/cart-context', () => ({ useCart: () => ({ lines }) }));
jest.mock('@/context/currency-context', () => ({ useCurrency: () => ({ currency: 'USD' }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));
jest.mock('@/lib/hooks/language/use-locale', () => ({ useLocale: () => 'en' }));

const SETTLE_MS = 300;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The store's stock of the variants in a quote. */
const has = (stock: Record<string, number>) =>
  call.mockImplementation((_: string, request: { lines: LineId[] }) =>
    Promise.resolve(
      ok({
        lines: request.lines.map((line) => ({ ...line, available: stock[line.variantId] })),
        changes: [],
        methods: ['cash'],
      }),
    ),
  );

test('how many can be had stays known while the store is asked again, and of a line that comes back', async () => {
  has({ 'board-red': 3, 'board-blue': 2 });
  const { result, rerender } = renderHook(() => useQuotedCart());
  const change = async (next: typeof lines) => {
    lines = next;
    rerender();
    await act(() => jest.advanceTimersByTimeAsync(SETTLE_MS));
  };
  await change([aCartLine(), blue]);
  expect([result.current.available(red), result.current.available(blue)]).toEqual([3, 2]);

  lines = [aCartLine({ quantity: 2 })];
  rerender();
  expect(result.current.quote.status).toBe('loading');
  expect(result.current.available(red)).toBe(3);
  await change(lines);
  expect(result.current.available(blue)).toBe(2);

  has({ 'board-red': 2 });
  await change([aCartLine()]);
  expect(result.current.available(red)).toBe(2);
});

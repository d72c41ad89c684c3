import { act, renderHook } from '@testing-library/react';
import type { QuotedLine, RequestedLine } from '@/lib/domain/api/orders';
import type { CartLine, LineId } from '@/lib/domain/cart/cart';
import { withFacts } from '@/lib/domain/cart/line-facts';
import { priceCart } from '@/lib/domain/cart/pricing/price-cart';
import { ok } from '@/lib/domain/result';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { aProduct, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { useQuotedCart } from './use-quoted-cart';

const red = aCartLine();
const blue = aCartLine({ variantId: 'board-blue' });
let lines: readonly CartLine[] = [red];
let setting = aStoreSetting();
const call = jest.fn();
/** As the cart does. */
const learn = (quoted: readonly QuotedLine[]) => {
  lines = withFacts(lines, quoted);
};
jest.mock('@/lib/functions/call', () => ({ call: (...args: unknown[]): unknown => call(...args) }));
jest.mock('@/context/cart-context', () => ({ useCart: () => ({ lines, learn }) }));
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

describe('a discount that needs no code', () => {
  const product = aProduct({ categoryId: 'nature', subCategoryId: '', brandId: 'atelier' });
  const known = { categoryIds: ['nature'], brandId: 'atelier' };
  const target = { of: 'categories', ids: ['nature'], except: false } as const;
  const catalogue = { products: catalogueOf(product), designs: new Map() };

  beforeEach(() => {
    setting = aStoreSetting({ discounts: [aDiscount({ target })] });
    call.mockImplementation((_: string, { lines: wanted }: { lines: RequestedLine[] }) => {
      const day = '2026-03-01';
      const priced = priceCart(wanted, catalogue, { setting, currency: 'USD', locale: 'en', now: 0, day });
      return Promise.resolve(priced.ok ? ok({ ...priced.value, methods: ['cash'], codeRule: null }) : priced);
    });
  });

  /** Every total that was on screen. */
  async function totalsOf(changes: readonly (readonly CartLine[])[]) {
    const seen: number[] = [];
    const { rerender } = renderHook(() => seen.push(useQuotedCart().totals.total));
    for (const next of changes) {
      lines = next;
      rerender();
      await act(() => jest.advanceTimersByTimeAsync(SETTLE_MS));
    }
    return seen.filter((total, at) => total !== seen[at - 1]);
  }

  test('is in the total before the store answers, which changes nothing: no other total is ever shown', async () => {
    lines = [aCartLine(known)];
    const two = [aCartLine({ ...known, quantity: 2 })];
    expect(await totalsOf([lines, two])).toEqual([2250 + 500, 4500 + 500]);
  });

  test('of goods whose price changed meanwhile, the old total is shown until the first answer and never again', async () => {
    lines = [aCartLine({ ...known, unitPrice: 2000 })];
    const two = [aCartLine({ ...known, unitPrice: 2000, quantity: 2 })];
    expect(await totalsOf([lines, two])).toEqual([1800 + 500, 2250 + 500, 4500 + 500]);
  });

  test('is learnt of by a cart from before discounts with its first answer, once', async () => {
    lines = [aCartLine()];
    expect(await totalsOf([lines])).toEqual([3000, 2750]);
    expect(lines).toMatchObject([known]);
    lines = lines.map((line) => ({ ...line, quantity: 2 }));
    expect(await totalsOf([lines])).toEqual([5000]);
  });
});

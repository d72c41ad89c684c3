import { act, render, screen } from '@testing-library/react';
import Router from 'next/router';
import { useEffect } from 'react';
import { CartProvider, useCart } from '@/context/cart-context';
import { MAX_LINES, MAX_QUANTITY, type CartLine } from '@/lib/domain/cart/cart';
import { productId, variantId } from '@/lib/domain/ids';
import { pageStore } from '@/lib/browser/page-store';

const KEY = `boards.cart.${pageStore()}`;

function line(id: string, quantity = 1): CartLine {
  return {
    productId: productId('p1'),
    variantId: variantId(id),
    quantity,
    slug: 'calm-sea',
    title: { en: 'Calm Sea', ar: 'بحر هادئ' },
    imagePath: null,
    color: null,
    size: null,
    others: [],
    design: null,
    unitPrice: 4900,
    taxClass: 'standard',
  };
}

/** What another tab does: its write is in the shared storage when the event arrives here. */
function writeInAnotherTab(text: string, tell = true) {
  localStorage.setItem(KEY, text);
  if (tell) act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text })));
}

const stored = (...lines: CartLine[]) => JSON.stringify({ version: 1, lines });

let cart: ReturnType<typeof useCart>;
const hold = (current: typeof cart) => {
  cart = current;
};

function Probe() {
  const shown = useCart();
  useEffect(() => hold(shown), [shown]);
  return <output>{shown.lines.map((item) => `${item.variantId}×${item.quantity}`).join(' ')}</output>;
}

function openCart() {
  render(
    <CartProvider>
      <Probe />
    </CartProvider>,
  );
  return screen.getByRole('status');
}

beforeEach(() => writeInAnotherTab(stored()));

test('a line added here is stored, and a second one of the same variant joins it', () => {
  const shown = openCart();
  act(() => void cart.add(line('a')));
  act(() => void cart.add(line('a', 2)));
  expect(shown).toHaveTextContent('a×3');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({
    lines: [{ variantId: 'a', quantity: 3 }],
  });
});

test('a full cart tells what it has no room for', () => {
  openCart();
  writeInAnotherTab(stored(...Array.from({ length: MAX_LINES }, (_, index) => line(`v${index}`))), false);
  act(() => {
    expect(cart.add(line('new'))).toBe('lines');
    expect(cart.merge([line('v1', 5), line('new')])).toBe('lines');
    expect(cart.merge([line('v1', 5)])).toBeNull();
    expect(cart.add(line('v0', MAX_QUANTITY))).toBe('pieces');
    expect(cart.add(line('v2'))).toBeNull();
  });
});

test('what another tab adds appears here, and an addition here does not lose it', () => {
  const shown = openCart();
  writeInAnotherTab(stored(line('a')));
  expect(shown).toHaveTextContent('a×1');
  writeInAnotherTab(stored(line('a'), line('b')), false);
  act(() => void cart.add(line('c')));
  expect(shown).toHaveTextContent('a×1 b×1 c×1');
});

test('the cart is read again on every route change', () => {
  const shown = openCart();
  writeInAnotherTab(stored(line('a', 5)), false);
  act(() => Router.events.emit('routeChangeComplete', '/cart', { shallow: false }));
  expect(shown).toHaveTextContent('a×5');
});

test.each([
  '',
  '{',
  'null',
  '[1]',
  '{"version":0,"lines":[{}]}',
  '{"version":1,"lines":[null,{"quantity":-1}]}',
])('storage that holds %j gives an empty cart that works', (damage) => {
  const shown = openCart();
  writeInAnotherTab(damage);
  expect(shown).toHaveTextContent('');
  act(() => void cart.add(line('a')));
  expect(shown).toHaveTextContent('a×1');
});

test('a removed line returns to its place', () => {
  const shown = openCart();
  writeInAnotherTab(stored(line('a'), line('b'), line('c')));
  let removed: CartLine | undefined;
  act(() => void (removed = cart.remove(line('b'))));
  expect(shown).toHaveTextContent('a×1 c×1');
  act(() => void (removed && cart.restoreLine(removed)));
  expect(shown).toHaveTextContent('a×1 b×1 c×1');
});

test('a removed line for which the cart was filled meanwhile is kept out until there is room, and that is said', () => {
  const shown = openCart();
  const others = Array.from({ length: MAX_LINES }, (_, index) => line(`v${index}`));
  writeInAnotherTab(stored(line('a', 3)));
  act(() => void cart.remove(line('a')));
  writeInAnotherTab(stored(...others));
  act(() => {
    expect(cart.restoreLine(line('a', 3))).toBe(false);
  });
  expect(shown).not.toHaveTextContent('a×3');
  act(() => {
    cart.remove(line('v0'));
    expect(cart.restoreLine(line('a', 3))).toBe(true);
  });
  expect(shown).toHaveTextContent('a×3');
});

test('full storage does not break the cart', () => {
  const shown = openCart();
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => void cart.add(line('a')));
  act(() => void cart.add(line('b')));
  expect(shown).toHaveTextContent('a×1 b×1');
  refuse.mockRestore();
});

test('a cart outside its provider is refused', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Probe />)).toThrow('useCart must be used within a CartProvider');
  silent.mockRestore();
});

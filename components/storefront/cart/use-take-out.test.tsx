import { renderHook } from '@testing-library/react';
import type { Notice } from '@/components/overlays/notify';
import { translatorOf } from '@/lib/i18n/translator';
import cart from '@/locales/en/cart.json';
import common from '@/locales/en/common.json';
import { aCartLine } from '@/tests/fixtures/cart';
import { useTakeOut } from './use-take-out';

const notices: Notice[] = [];
jest.mock('@/components/overlays/notify', () => ({
  notify: (notice: Notice) => void notices.push(notice),
}));
const line = aCartLine({});
let held: (typeof line)[] = [];
let hasRoom = false;
jest.mock('@/context/cart-context', () => ({
  useCart: () => ({
    remove: () => held.pop(),
    restoreLine: () => (hasRoom ? held.push(line) > 0 : false),
  }),
}));
jest.mock('next-i18next/pages', () => ({
  useTranslation: () => ({
    t: translatorOf({ locale: 'en', numerals: 'latn' }, { cart, common }, ['cart', 'common']),
  }),
}));

test('undoing in a cart that was filled meanwhile says so and can be tried again', () => {
  held = [line];
  const { result } = renderHook(() => useTakeOut());
  result.current(line, 'Removed');
  notices.at(-1)?.action?.onClick();
  expect(notices).toMatchObject([
    { type: 'success', message: 'Removed', action: { label: 'Undo' } },
    { type: 'error', message: expect.stringContaining('Your cart is full'), action: { label: 'Undo' } },
  ]);
  hasRoom = true;
  notices.at(-1)?.action?.onClick();
  expect([held, notices.length]).toEqual([[line], 2]);
});

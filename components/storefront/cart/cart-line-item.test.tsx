import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Notice } from '@/components/overlays/notice';
import cart from '@/locales/en/cart.json';
import common from '@/locales/en/common.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { useTakeOut } from './cart-line-item';

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

const wrapper = ({ children }: { children: ReactNode }) => (
  <WithTexts texts={{ cart, common }}>{children}</WithTexts>
);

test('undoing in a cart that was filled meanwhile says so and can be tried again', () => {
  held = [line];
  const { result } = renderHook(() => useTakeOut(), { wrapper });
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

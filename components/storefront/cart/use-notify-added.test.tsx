import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import common from '@/locales/en/common.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { useNotifyAdded } from './use-notify-added';

const notify = jest.fn();
jest.mock('@/components/overlays/notify', () => ({
  notify: (notice: unknown): void => void notify(notice),
}));
jest.mock('next/router', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <WithTexts texts={{ common }}>{children}</WithTexts>
);

test.each([
  [null, 'success', 'Product Added in Shopping Cart'],
  ['lines', 'error', 'Your cart is full: it takes 50 different items. Remove some to add others.'],
  ['pieces', 'error', 'Your cart has 99 pieces of this product, which is the most it takes.'],
] as const)('with the limit %s the shopper hears the truth', (limit, type, message) => {
  const { result } = renderHook(() => useNotifyAdded(), { wrapper });
  result.current(limit);
  expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ type, message }));
});

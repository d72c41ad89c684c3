import { screen } from '@testing-library/react';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { DiscountItem } from './discount-item';

jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));
jest.mock('@/lib/functions/call');

test.each([
  [1, 'طلب واحد'],
  [5, '5 طلبات'],
  [20, '20 طلبًا'],
  [100, '100 طلب'],
])('in Arabic the most of %d orders is counted in its form', (limit, most) => {
  renderInAdmin(
    <DiscountItem
      discount={aDiscount({ limit })}
      state="open"
      orders={1}
      canChange={false}
      onEdit={jest.fn()}
      onCodes={jest.fn()}
      onDelete={jest.fn()}
    />,
    { locale: 'ar' },
  );
  const said = screen.getByRole('listitem').textContent.replace(/[\u2066-\u2069]/g, '');
  expect(said).toMatch(new RegExp(`1 من ${most}$`));
});

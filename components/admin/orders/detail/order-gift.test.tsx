import { screen } from '@testing-library/react';
import { OrderGift } from '@/components/admin/orders/detail/order-gift';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder } from '@/tests/fixtures/shop/orders';

test('the store reads to whom a gift card goes and when, not the words to its receiver', () => {
  const gift = {
    ...{ cardId: 'c1', last4: 'WXYZ', sendOn: '2026-12-24' },
    receiver: { name: 'Maha', email: 'maha@example.com', message: 'Enjoy', locale: 'ar' },
  } as const;
  renderInAdmin(<OrderGift order={{ ...anOrder(), gift }} />);
  for (const fact of ['Maha', 'maha@example.com', 'WXYZ', '24 December 2026'])
    expect(screen.getByText(fact)).toBeVisible();
  expect(screen.queryByText('Enjoy')).toBeNull();
});

import { screen, within } from '@testing-library/react';
import type { ShownPlan } from '@/lib/domain/opening/platform-site';
import type { Quotas } from '@/lib/domain/quotas/quotas';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { Pricing } from './pricing';

const planWith = (quotas: Quotas): ShownPlan => ({
  ...{ id: 'small', plan: 'small', order: 0, recommended: false, fee: null, features: [] },
  ...{ name: { en: 'Small', ar: 'صغيرة' }, description: { en: 'To begin', ar: 'للبداية' } },
  ...{ price: 1900, currency: 'USD', interval: 'month', quotas },
});
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the price list says in words what each plan holds, and that no order is refused', () => {
  const quotas = { products: 1, staff: 5, orders: 2000, storage: 2048 };
  renderInAdmin(<Pricing plans={[planWith(quotas)]} />);
  const words = [
    '1 product',
    '5 people in the admin',
    '2,000 orders a month',
    '2,048 MiB of pictures',
    'Any number of reminder e-mails',
  ];
  expect(listed('What the plan holds')).toEqual(words);
  expect(screen.getByText(/No order is ever refused/)).toBeVisible();
});

test('a plan that bounds nothing says nothing about it', () => {
  renderInAdmin(<Pricing plans={[planWith({})]} />);
  expect(screen.queryByRole('list', { name: 'What the plan holds' })).toBeNull();
  expect(screen.queryByText(/No order is ever refused/)).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { NOTHING_SOLD } from '@/lib/domain/stats/figures';
import { ok } from '@/lib/domain/result';
import { readDiscountNames } from '@/lib/firestore/discounts';
import { useMonths } from '@/lib/hooks/store/use-figures';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { DiscountReport } from './discount-report';

jest.mock('@/lib/firestore/discounts');
jest.mock('@/lib/hooks/store/use-figures');
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));

const RANGE = { from: '2026-03-01', to: '2026-03-31' };

const show = (figures: object) => {
  const value = new Map([['2026-03-02', { ...NOTHING_SOLD, ...figures }]]);
  jest.mocked(useMonths).mockReturnValue({ status: 'ready', value });
  jest.mocked(readDiscountNames).mockResolvedValue(ok(new Map([['ten', { en: 'Ten percent', ar: '' }]])));
  renderInAdmin(<DiscountReport range={RANGE} />);
};

test('says what each discount cost in its currency, and what an order comes to with and without', async () => {
  show({
    ...{ orders: 3, revenue: 15_000, discounted: { orders: 2, units: 2, revenue: 9000 } },
    discounts: {
      ten_USD: { orders: 1, cost: 750, revenue: 6000 },
      old_JPY: { orders: 1, cost: 400, revenue: 4500 },
    },
  });
  expect(
    screen.getByText('An order with a discount comes to $45.00 on average, one without to $60.00.'),
  ).toBeVisible();
  expect(await screen.findByText('Ten percent')).toBeVisible();
  const [, ten, old] = screen.getAllByRole('row');
  expect(
    within(ten as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Ten percent', '1', '$7.50', '$60.00', '$60.00']]);
  expect(old).toHaveTextContent('Deleted discount');
  expect(old).toHaveTextContent('¥400');
});

test('is not there where no order had a discount', () => {
  show({ orders: 3, revenue: 15_000 });
  expect(screen.queryByRole('table')).toBeNull();
});

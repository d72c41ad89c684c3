import { screen, within } from '@testing-library/react';
import { NOTHING_SOLD } from '@/lib/domain/stats/figures';
import { useMonths } from '@/lib/hooks/store/use-figures';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { FeeReport } from './fee-report';

jest.mock('@/lib/hooks/store/use-figures');
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));

const show = (...days: object[]) => {
  const value = new Map(days.map((figures, at) => [`2026-03-0${at + 1}`, { ...NOTHING_SOLD, ...figures }]));
  jest.mocked(useMonths).mockReturnValue({ status: 'ready', value });
  renderInAdmin(<FeeReport range={{ from: '2026-03-01', to: '2026-03-31' }} />);
};

test('says what the platform took and gave back in the period, each currency in its own', () => {
  show(
    { platformFees: { USD: { taken: 450, returned: 100 } } },
    { platformFees: { USD: { taken: 50, returned: 0 }, KWD: { taken: 1230, returned: 1230 } } },
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['USD', '$5.00', '$1.00', '$4.00'],
    ['KWD', 'KWD\u00a01.230', 'KWD\u00a01.230', 'KWD\u00a00.000'],
  ]);
});

test('is not there where the platform took nothing', () => {
  show({ orders: 3 });
  expect(screen.queryByRole('table')).toBeNull();
});

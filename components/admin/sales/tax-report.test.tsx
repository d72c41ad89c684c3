import { screen, within } from '@testing-library/react';
import { ok } from '@/lib/domain/result';
import { readTaxMonths } from '@/lib/firestore/figures/stats';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { TaxReport } from './tax-report';

jest.mock('@/lib/firestore/figures/stats');
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));

const RANGE = { from: '2026-03-01', to: '2026-03-31' };
const row = { month: '2026-03', currency: 'USD', taxClass: 'standard', rate: 1500 } as const;
const sums = { net: 10_000, tax: 1500, creditedNet: 1000, creditedTax: 150 };
const inRiyals = { currency: 'SAR', tax: 5625, creditedTax: 563, ofTax: 1500, ofCreditedTax: 150 } as const;

const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('says the VAT of a month by rate, and what is due in the currency of the return', async () => {
  jest.mocked(readTaxMonths).mockResolvedValue(ok([{ ...row, ...sums, reported: [inRiyals] }]));
  renderInAdmin(<TaxReport range={RANGE} />);
  await screen.findByRole('table', { name: 'VAT' });
  expect(cellsOf('VAT').at(-1)).toBe('$13.50');
  expect(cellsOf('In the currency of the return').at(-1)).toBe('SAR\u00a050.62');
  expect(screen.queryByText(/Without documents/)).toBeNull();
});

test('says where documents of a month are not converted, and nothing where none had to be', async () => {
  const part = { ...inRiyals, ofTax: 100 };
  jest.mocked(readTaxMonths).mockResolvedValue(ok([{ ...row, ...sums, reported: [part] }]));
  const { unmount } = renderInAdmin(<TaxReport range={RANGE} />);
  expect(await screen.findByText(/Without documents/)).toBeVisible();
  unmount();
  const own = { ...inRiyals, currency: 'USD' } as const;
  jest.mocked(readTaxMonths).mockResolvedValue(ok([{ ...row, ...sums, reported: [own] }]));
  renderInAdmin(<TaxReport range={{ ...RANGE, from: '2026-02-01' }} />);
  await screen.findByRole('table', { name: 'VAT' });
  expect(screen.queryByRole('table', { name: 'In the currency of the return' })).toBeNull();
});

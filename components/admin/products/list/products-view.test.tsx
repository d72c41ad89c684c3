import { screen } from '@testing-library/react';
import { FilterBar } from '@/components/admin/products/list/filter-bar';
import { ProductsView } from '@/components/admin/products/list/products-view';
import { EVERYTHING } from '@/lib/domain/catalogue/lists/managed-list';
import { watchRunningImports, type RunningImport } from '@/lib/firestore/catalogue/import-jobs';
import { useBrands, useCategories } from '@/lib/hooks/catalogue/use-groups';
import type { ListenerState } from '@/lib/hooks/use-listener';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/hooks/catalogue/use-groups');
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ baseCurrency: 'AED' }) }));
jest.mock('@/components/admin/products/list/use-managed-products', () => ({
  useManagedProducts: () => ({ page: { status: 'loading' }, total: null }),
}));
jest.mock('@/lib/firestore/catalogue/import-jobs');

beforeEach(() => showImports([]));

function showImports(jobs: RunningImport[]) {
  jest.mocked(watchRunningImports).mockImplementation((_, onNext) => {
    onNext(jobs);
    return () => undefined;
  });
}

const READY: ListenerState<never[]> = { status: 'ready', value: [] };

function buttonsWith(categories: ListenerState<never[]>, brands: ListenerState<never[]>) {
  jest.mocked(useCategories).mockReturnValue(categories);
  jest.mocked(useBrands).mockReturnValue(brands);
  renderInAdmin(<ProductsView />);
  return ['Export CSV', 'Import CSV'].map((name) => screen.getByRole('button', { name }));
}

test.each<[ListenerState<never[]>, ListenerState<never[]>]>([
  [{ status: 'loading' }, READY],
  [READY, { status: 'loading' }],
])('neither export nor import begins before categories and brands are known', (categories, brands) => {
  for (const button of buttonsWith(categories, brands)) expect(button).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each<[ListenerState<never[]>, ListenerState<never[]>]>([
  [{ status: 'failed', code: 'try-again' }, READY],
  [READY, { status: 'failed', code: 'try-again' }],
])('where categories or brands cannot be read, the page says so instead', (categories, brands) => {
  for (const button of buttonsWith(categories, brands)) expect(button).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('both may begin once both are known', () => {
  for (const button of buttonsWith(READY, READY)) expect(button).toBeEnabled();
});

test('imports that go on, and those that stopped, say so above the list', () => {
  showImports([
    { id: 'running', isStopped: false, applied: 25, total: 60 },
    { id: 'stopped', isStopped: true, applied: 50, total: 300 },
  ]);
  buttonsWith(READY, READY);
  expect(screen.getByText('An import is being finished: 25 of 60 products')).toBeVisible();
  expect(screen.getByText(/^An import stopped after 50 of 300 products/)).toBeVisible();
});

test('the filter says what counts as low stock, which is not what mails of the store go by', () => {
  const groups = { categories: [], brands: [] };
  renderInAdmin(<FilterBar query={EVERYTHING} groups={groups} onChange={() => undefined} />);
  const low = screen.getByRole('option', { name: 'Low stock (up to 5 in all)', hidden: true });
  expect(low).toHaveValue('low');
});

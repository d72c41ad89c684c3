import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { changed, NO_CHOICE, PRICE_RANGE, type ListQuery } from '@/lib/domain/catalogue/lists/list-query';
import catalogue from '@/locales/en/catalogue.json';
import common from '@/locales/en/common.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { ActiveFilters, useActiveFilters } from './active-filters';
import { FilterFields } from './filter-fields';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));
jest.mock('@/context/currency-context', () => ({ useCurrency: () => ({ currency: 'USD' }) }));

const some = { count: 1, isExact: true };
const facets = { color: [], size: [], brand: [], rated: some, stock: some };

function List({ first }: { readonly first: Partial<ListQuery> }) {
  const [query, setQuery] = useState({ ...NO_CHOICE, ...first });
  const onChange = (change: Partial<ListQuery>) => setQuery((now) => changed(now, change));
  const filters = useActiveFilters(query, NO_CHOICE, [], facets);
  return (
    <main id="content" tabIndex={-1}>
      <FilterFields layout="bar" categories={[]} base={NO_CHOICE} {...{ facets, query, onChange }} />
      <ActiveFilters
        filters={filters}
        onChange={onChange}
        onClear={filters.length > 0 ? () => setQuery(NO_CHOICE) : undefined}
      />
    </main>
  );
}

const show = (first: Partial<ListQuery> = {}) =>
  render(
    <WithTexts texts={{ catalogue, common }}>
      <List first={first} />
    </WithTexts>,
  );
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('whoever removes filters by keyboard goes on at the next one, at last at the page itself', async () => {
  show({ rated: true, stock: true });
  const [first, second] = screen.getAllByRole('button', { name: /^Remove/ });
  first?.focus();
  await userEvent.keyboard('{Enter}');
  expect(first).not.toBeInTheDocument();
  expect(second).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('whoever clears all filters by keyboard goes on at the page itself', async () => {
  show({ rated: true });
  button(catalogue.filters.clear).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Enter in a price applies it and stays in the field, which shows what applies', async () => {
  show();
  const price = screen.getByLabelText(catalogue.filters.minimum);
  await userEvent.clear(price);
  await userEvent.type(price, '25{Enter}');
  expect(price).toHaveFocus();
  await userEvent.click(button(/^Remove/));
  expect(price).toHaveValue(String(PRICE_RANGE.min));
});

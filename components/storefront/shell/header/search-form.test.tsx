import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NextRouter } from 'next/router';
import { renderToString } from 'react-dom/server';
import { suggest } from '@/lib/firestore/catalogue/suggestions';
import common from '@/locales/en/common.json';
import { TestRouter } from '@/tests/fixtures/screens/router';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { SearchForm } from './search-form';

jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));
jest.mock('@/lib/firestore/catalogue/suggestions');
jest.mock('@/context/currency-context', () => ({ useCurrency: () => ({ format: String }) }));

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = jest.fn();

const push = jest.fn().mockResolvedValue(true);
const router = { locale: 'en', defaultLocale: 'en', query: {}, push, prefetch: jest.fn() };
const form = (
  <TestRouter value={router as unknown as NextRouter}>
    <WithTexts texts={{ common }}>
      <SearchForm categories={[]} />
    </WithTexts>
  </TestRouter>
);
const product = aProduct({ title: { en: 'Olive Branch', ar: 'غصن زيتون' }, slug: 'olive-branch' });

beforeEach(() => jest.mocked(suggest).mockResolvedValue({ categories: [], products: [product] }));

test('a suggestion is walked to and chosen by keyboard, and the field is empty again', async () => {
  render(form);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.type(field, 'oliv');
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    `Olive Branch${product.price}`,
    'All results for “oliv”',
  ]);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  const followed = jest.fn((click: MouseEvent) => {
    click.preventDefault();
    return (click.target as Element).closest('a')?.pathname;
  });
  document.addEventListener('click', followed, { once: true });
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveReturnedWith('/products/olive-branch');
  expect(field).toHaveValue('');
  expect(screen.queryByRole('option')).toBeNull();
});

test('what was typed before hydration stays in the field and has its suggestions', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.type(field, 'oliv');
  render(form, { container, hydrate: true });
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(field).toHaveValue('oliv');
});

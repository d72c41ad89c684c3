import { act, render, screen } from '@testing-library/react';
import { namePageStore } from '@/lib/browser/page-store';
import { storeId } from '@/lib/domain/ids';
import product from '@/locales/en/product.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { rememberProduct } from './recent-products';
import { RecentlyViewed } from './recently-viewed';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));

beforeAll(() => namePageStore(storeId('demo')));

test('a board with a new address is the one that was viewed, and stands there once, under that address', () => {
  const sea = aProduct({ id: 'sea', slug: 'sea', title: { en: 'Sea', ar: '' } });
  const renamed = { ...sea, slug: 'ocean', title: { en: 'Ocean', ar: '' } };
  const dune = aProduct({ id: 'dune', slug: 'dune', title: { en: 'Dune', ar: '' } });
  for (const viewed of [sea, dune]) rememberProduct(viewed);
  const shown = (on: typeof sea) => (
    <WithTexts texts={{ product }}>
      <RecentlyViewed product={on} />
    </WithTexts>
  );
  const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  const { rerender } = render(shown(renamed));
  expect(titles()).toEqual(['Dune']);
  act(() => rememberProduct(renamed));
  rerender(shown(dune));
  expect(titles()).toEqual(['Ocean']);
});

import { render } from '@testing-library/react';
import { summarize } from '@/lib/domain/catalogue/product-summary';
import { productId } from '@/lib/domain/ids';
import catalogue from '@/locales/en/catalogue.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { ProductGrid } from './product-grid';

jest.mock('next/router', () => ({ useRouter: () => ({ query: {}, locale: 'en' }) }));
jest.mock('@/context/currency-context', () => ({ useCurrency: () => ({ format: String }) }));
jest.mock('@/context/wishlist-context', () => ({ useWishlist: () => ({ has: () => false }) }));

const picture = { path: 'stores/demo/products/sea.webp', alt: 'A calm sea', width: 800, height: 600 };
const board = (key: number, hasPicture: boolean) => ({
  ...summarize(aProduct({ id: productId(`board-${key}`) }), 'en', 0),
  picture: hasPicture ? picture : null,
});

test.each([
  { pictures: [true, true, true], first: 0 },
  { pictures: [false, true, true], first: 1 },
  { pictures: [false, false, false], first: -1 },
])('of boards with pictures $pictures the picture at $first loads first', ({ pictures, first }) => {
  const { container } = render(
    <WithTexts texts={{ catalogue }}>
      <ProductGrid products={pictures.map((has, index) => board(index, has))} first />
    </WithTexts>,
  );
  const cards = [...container.querySelectorAll('article')];
  expect(cards.findIndex((card) => card.querySelector('[fetchpriority=high]'))).toBe(first);
});

import { render, screen } from '@testing-library/react';
import { summarize } from '@/lib/domain/catalogue/product-summary';
import catalogue from '@/locales/en/catalogue.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { ProductCard } from './product-card';

jest.mock('next/router', () => ({ useRouter: () => ({ query: {}, locale: 'en' }) }));
jest.mock('@/context/currency-context', () => ({ useCurrency: () => ({ format: String }) }));
jest.mock('@/context/wishlist-context', () => ({ useWishlist: () => ({ has: () => false }) }));

test('a title that is not translated yet is read in the language it is written in', () => {
  const titles = [
    { en: 'Calm Sea', ar: 'بحر هادئ' },
    { en: '', ar: 'بحر هادئ' },
  ];
  render(
    <WithTexts texts={{ catalogue }}>
      {titles.map((title) => (
        <ProductCard key={title.en} product={summarize(aProduct({ title }), 'en', 0)} sizes="20rem" />
      ))}
    </WithTexts>,
  );
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Calm Sea')).not.toHaveAttribute('lang');
  expect(link('بحر هادئ')).toHaveAttribute('lang', 'ar');
  expect(link('بحر هادئ')).toHaveAttribute('dir', 'rtl');
});

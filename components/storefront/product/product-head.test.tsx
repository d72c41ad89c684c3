/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { ProductHead } from './product-head';
import { ProductJsonLd } from './product-json-ld';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: unknown }) => children,
}));
jest.mock('@/components/storefront/shell/storefront-head', () => ({ StorefrontHead: () => null }));
let setting = aStoreSetting();
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

test.each([
  ['open', 'in stock', 'InStock'],
  ['paused', 'out of stock', 'OutOfStock'],
] as const)(
  'a shop that is %s says "%s" to shared links and search engines, as its feed does',
  (state, link, offer) => {
    const shop = aStoreSetting();
    setting = { ...shop, trading: { ...shop.trading, state } };
    const html = renderToStaticMarkup(
      <>
        <ProductHead product={aProduct()} />
        <ProductJsonLd product={aProduct()} brand={null} category={null} reviews={[]} />
      </>,
    );
    expect(html).toContain(`property="product:availability" content="${link}"`);
    expect(html).toContain(`"https://schema.org/${offer}"`);
  },
);

import Head from 'next/head';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Product } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { convertPrice, majorUnits } from '@/lib/domain/money/money';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** A product's data for shared links; prices in the store's base currency. */
export function ProductHead({ product }: { readonly product: Product }) {
  const locale = useLocale();
  const { baseCurrency: currency } = useStoreSetting();
  const price = convertPrice(product.price, currency, currency, 1);
  return (
    <>
      <StorefrontHead
        type="product"
        page={localized(product.title, locale)}
        description={localized(product.description, locale)}
        image={product.images[0]}
      />
      <Head>
        <meta key="price" property="product:price:amount" content={majorUnits(price, currency)} />
        <meta key="currency" property="product:price:currency" content={currency} />
        <meta
          key="availability"
          property="product:availability"
          content={product.stock > 0 ? 'in stock' : 'out of stock'}
        />
      </Head>
    </>
  );
}

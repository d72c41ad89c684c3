import Head from 'next/head';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { useStoreSetting } from '@/context/store-setting-context';
import { sharedImage, type Product } from '@/lib/domain/catalogue/product';
import { slugIn } from '@/lib/domain/catalogue/slug';
import { localized } from '@/lib/domain/locale';
import { convertPrice, majorUnits } from '@/lib/domain/money/money';
import { pathsBy } from '@/lib/site-urls';
import { asSold } from '@/lib/domain/seo/as-sold';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';

interface ProductHeadProps {
  readonly product: Product;
  /** The path of the picture that is drawn for shared links. */
  readonly card?: string | null;
}

/** A product's data for shared links; prices in the store's base currency. */
export function ProductHead({ product, card = null }: ProductHeadProps) {
  const locale = useLocale();
  const { baseCurrency: currency, trading } = useStoreSetting();
  const price = convertPrice(product.price, currency, currency, 1);
  return (
    <>
      <StorefrontHead
        type="product"
        page={product.seoTitle[locale] || localized(product.title, locale)}
        description={product.seoDescription[locale] || localized(product.description, locale)}
        image={sharedImage(product)}
        card={card}
        paths={pathsBy((language) => paths.product(slugIn(product, language)))}
      />
      <Head>
        <meta key="price" property="product:price:amount" content={majorUnits(price, currency)} />
        <meta key="currency" property="product:price:currency" content={currency} />
        <meta
          key="availability"
          property="product:availability"
          content={asSold(product, trading).stock > 0 ? 'in stock' : 'out of stock'}
        />
      </Head>
    </>
  );
}

import Head from 'next/head';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { JsonLd } from '@/components/ui/json-ld';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/addresses';
import type { Product } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { convertPrice, majorUnits } from '@/lib/domain/money/money';
import type { Review } from '@/lib/domain/reviews/review';
import { productJsonLd } from '@/lib/domain/seo/json-ld';
import { useLocale } from '@/lib/hooks/use-locale';
import { imageUrl } from '@/lib/images';
import { paths } from '@/lib/paths';

interface ProductHeadProps {
  readonly product: Product;
  readonly brand: string | null;
  readonly category: string | null;
  readonly reviews: readonly Review[];
}

/** What search engines and shared links are told of a product; prices in the store's base currency. */
export function ProductHead({ product, brand, category, reviews }: ProductHeadProps) {
  const locale = useLocale();
  const setting = useStoreSetting();
  const { baseCurrency: currency } = setting;
  const price = convertPrice(product.price, currency, currency, 1);
  const data =
    typeof window === 'undefined'
      ? productJsonLd({
          product,
          locale,
          currency,
          brand,
          category,
          reviews,
          images: product.images.map(({ path }) => imageUrl(path)),
          addressOf: (variant) =>
            siteAddress(siteOrigin(setting), paths.product(product.slug, variant?.id), locale),
        })
      : null;
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
      <JsonLd data={data} />
    </>
  );
}

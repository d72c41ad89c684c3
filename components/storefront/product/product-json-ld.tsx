import { useStoreSetting } from '@/context/store-setting-context';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import { averageRating } from '@/lib/domain/catalogue/product-summary';
import { localized } from '@/lib/domain/locale';
import { CURRENCY_DECIMALS } from '@/lib/domain/money/money';
import { env } from '@/lib/env';
import { useLocale } from '@/lib/hooks/use-locale';
import { imageUrl } from '@/lib/images';
import { paths } from '@/lib/paths';

interface ProductJsonLdProps {
  readonly product: Product;
  readonly variant: Variant | undefined;
  readonly brand: string | null;
}

/** The product for search engines (https://schema.org/Product). */
export function ProductJsonLd({ product, variant, brand }: ProductJsonLdProps) {
  const locale = useLocale();
  const { baseCurrency } = useStoreSetting();
  const decimals = CURRENCY_DECIMALS[baseCurrency];
  const rating = averageRating(product);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: localized(product.title, locale),
    description: localized(product.description, locale),
    image: product.images.map(({ path }) => imageUrl(path)),
    sku: variant?.sku,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: product.ratingCount },
    }),
    offers: {
      '@type': 'Offer',
      url: `${env.siteUrl}${locale === 'en' ? '' : `/${locale}`}${paths.product(product.slug)}`,
      price: (product.price / 10 ** decimals).toFixed(decimals),
      priceCurrency: baseCurrency,
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
  // A title may hold "</script>"; escaped, it cannot end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

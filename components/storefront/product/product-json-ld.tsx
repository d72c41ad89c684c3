import { JsonLd } from '@/components/ui/text/json-ld';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/site-urls';
import type { Product } from '@/lib/domain/catalogue/product';
import { slugIn } from '@/lib/domain/catalogue/slug';
import type { Review } from '@/lib/domain/reviews/review';
import { asSold } from '@/lib/domain/seo/as-sold';
import { productJsonLd } from '@/lib/domain/seo/json-ld';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { imageUrl } from '@/lib/pictures/image-url';
import { paths } from '@/lib/paths';

interface ProductJsonLdProps {
  readonly product: Product;
  readonly brand: string | null;
  readonly category: string | null;
  readonly reviews: readonly Review[];
}

/** A product's data for search engines, rendered by the server alone; prices in the store's base currency. */
export function ProductJsonLd({ product, brand, category, reviews }: ProductJsonLdProps) {
  const locale = useLocale();
  const setting = useStoreSetting();
  const data = productJsonLd({
    product: asSold(product, setting.trading),
    locale,
    currency: setting.baseCurrency,
    country: setting.country,
    delivery: setting.delivery,
    orderRules: setting.orderRules,
    tax: setting.tax,
    termsAddress: siteAddress(siteOrigin(setting), paths.terms, locale),
    brand,
    category,
    reviews,
    images: product.images.map(({ path }) => imageUrl(path)),
    addressOf: (variant) =>
      siteAddress(siteOrigin(setting), paths.product(slugIn(product, locale), variant?.id), locale),
  });
  return <JsonLd data={data} />;
}

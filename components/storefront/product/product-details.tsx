import { useTranslation } from 'next-i18next/pages';
import { BuyBox } from '@/components/storefront/product/buy-box/buy-box';
import { Gallery } from '@/components/storefront/product/gallery/gallery';
import { Alert } from '@/components/ui/feedback/alert';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import { foreignTo, localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { DeliveryFacts } from './delivery-facts';
import styles from './product-view.module.css';

export interface ProductDetailsProps {
  readonly product: Product;
  /** False while the product is off sale. */
  readonly available: boolean;
  readonly brand: string | null;
  readonly variant: Variant | undefined;
  /** True if a shopper chose the variant, so that the gallery shows its picture. */
  readonly isChosen: boolean;
  readonly onChoose: (optionId: string, valueId: string) => void;
}

/** Pictures, choices, price and description of one product. */
export function ProductDetails({
  product,
  available,
  brand,
  variant,
  isChosen,
  onChoose,
}: ProductDetailsProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const title = localized(product.title, locale);
  const description = localized(product.description, locale);
  return (
    <div className={styles.product}>
      <Gallery
        key={product.id}
        images={product.images}
        title={title}
        shown={isChosen ? (variant?.image ?? null) : null}
      />
      <div className={styles.side}>
        {available && variant ? (
          <BuyBox product={product} variant={variant} brand={brand} onChoose={onChoose} />
        ) : (
          <>
            <h1 className={styles.title}>
              <bdi {...foreignTo(locale, product.title)}>{title}</bdi>
            </h1>
            <Alert tone="warning" title={t('product.unavailable')} />
          </>
        )}
        <DeliveryFacts />
        {description && (
          <section aria-labelledby="about" className={styles.about}>
            <h2 id="about" className={styles.subtitle}>
              {t('product.details')}
            </h2>
            <p className={styles.description} {...foreignTo(locale, product.description)}>
              {description}
            </p>
          </section>
        )}
      </div>
    </div>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { prepareNotices } from '@/components/overlays/notify';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { useTellAdded } from '@/components/storefront/cart/use-tell-added';
import { WishButton } from '@/components/storefront/catalogue/wish-button';
import { Button } from '@/components/ui/button';
import { Price } from '@/components/ui/price';
import { QuantityInput } from '@/components/ui/quantity-input';
import { Skeleton } from '@/components/ui/skeleton';
import { useCart } from '@/context/cart-context';
import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/addresses';
import { MAX_QUANTITY } from '@/lib/domain/cart/cart';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import { foreignTo, localized } from '@/lib/domain/locale';
import { useFormats } from '@/lib/hooks/use-formats';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { whenIdle } from '@/lib/hooks/when-idle';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import styles from './buy-box.module.css';
import { cartLineOf } from './cart-line-of';
import { OptionPicker } from './option-picker';
import { RatingSummary } from './rating-summary';
import { SizeGuide } from './size-guide';
import { StockNote } from './stock-note';

const importShareLinks = () => import('./share-links').then((module) => module.ShareLinks);

interface BuyBoxProps {
  readonly product: Product;
  readonly variant: Variant;
  readonly brand: string | null;
  readonly onChoose: (optionId: string, valueId: string) => void;
}

export function BuyBox({ product, variant, brand, onChoose }: BuyBoxProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { locale, plain } = useFormats();
  const { format } = useCurrency();
  const { add } = useCart();
  const origin = siteOrigin(useStoreSetting());
  const tellAdded = useTellAdded();
  const { Overlay: ShareLinks, load } = useLazyOverlay(importShareLinks);
  useEffect(() => whenIdle(load), [load]);
  const [wanted, setWanted] = useState(1);
  const most = Math.min(variant.stock, MAX_QUANTITY);
  const quantity = Math.max(1, Math.min(wanted, most));
  const buyable = useHydrated() && variant.stock > 0;
  const before = product.compareAtPrice ?? 0;

  const addToCart = () => tellAdded(add(cartLineOf(product, variant, quantity)));

  return (
    <div className={styles.box}>
      <div>
        {brand && <p className={styles.brand}>{brand}</p>}
        <h1 className={recipe('heading', { size: '4xl', className: styles.title })}>
          <bdi {...foreignTo(locale, product.title)}>{localized(product.title, locale)}</bdi>
        </h1>
        <RatingSummary product={product} />
      </div>
      <div className={styles.offer}>
        <Price
          size="lg"
          price={format(variant.price)}
          before={before > variant.price ? format(before) : undefined}
          beforeLabel={t('card.before')}
        />
        <StockNote stock={variant.stock} />
      </div>
      <OptionPicker product={product} variant={variant} onChoose={onChoose} />
      <SizeGuide product={product} variant={variant} />
      <div className={styles.buy}>
        <QuantityInput
          value={quantity}
          max={Math.max(most, 1)}
          disabled={!buyable}
          onChange={setWanted}
          format={plain}
          labels={{
            quantity: t('common:quantity.label'),
            increase: t('common:quantity.increase'),
            decrease: t('common:quantity.decrease'),
          }}
        />
        <Button
          size="lg"
          className={styles.add}
          disabled={!buyable}
          onPointerEnter={prepareNotices}
          onFocus={prepareNotices}
          onClick={addToCart}
        >
          {t('product.addToCart')}
        </Button>
        <WishButton product={product.id} className={styles.wish} />
      </div>
      {ShareLinks ? (
        <ShareLinks
          title={localized(product.title, locale)}
          address={siteAddress(origin, paths.product(product.slug, variant.id), locale)}
        />
      ) : (
        <Skeleton height="2.25rem" />
      )}
    </div>
  );
}

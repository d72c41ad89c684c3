import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { prepareNotices } from '@/components/overlays/notify';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { useNotifyAdded } from '@/components/storefront/cart/use-notify-added';
import { WishButton } from '@/components/storefront/catalogue/cards/wish-button';
import { Stars } from '@/components/storefront/product/reviews/stars';
import { Button } from '@/components/ui/actions/button';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Badge } from '@/components/ui/feedback/badge';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { QuantityInput } from '@/components/ui/forms/quantity-input';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { Price } from '@/components/ui/text/price';
import { useCart } from '@/context/cart-context';
import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/site-urls';
import { MAX_QUANTITY } from '@/lib/domain/cart/cart';
import { cartLineOf } from '@/lib/domain/cart/cart-line-of';
import { isSoldOutWith } from '@/lib/domain/catalogue/variants/choose-variant';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import { averageRating, beforePrice } from '@/lib/domain/catalogue/product-summary';
import { slugIn } from '@/lib/domain/catalogue/slug';
import { foreignTo, localized } from '@/lib/domain/locale';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { whenIdle } from '@/lib/hooks/browser/when-idle';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import styles from './buy-box.module.css';
import { SizeGuide } from './size-guide';

const importShareLinks = () => import('./share-links').then((module) => module.ShareLinks);

/** Needed only for sold-out variants. */
const StockWaitEntry = dynamic(
  () => import('@/components/storefront/reminders/stock-wait-entry').then((module) => module.StockWaitEntry),
  { ssr: false, loading: () => <Skeleton height="12rem" /> },
);

interface BuyBoxProps {
  readonly product: Product;
  readonly variant: Variant;
  readonly brand: string | null;
  readonly onChoose: (optionId: string, valueId: string) => void;
}

export function BuyBox({ product, variant, brand, onChoose }: BuyBoxProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const locale = useLocale();
  const { format } = useCurrency();
  const origin = siteOrigin(useStoreSetting());
  const { Overlay: ShareLinks, load } = useLazyOverlay(importShareLinks);
  useEffect(() => whenIdle(load), [load]);
  const before = beforePrice(product, variant) ?? 0;

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
        {product.studio ? (
          <LinkButton
            size="lg"
            className={styles.add}
            href={paths.design(slugIn(product, locale), { variant: variant.id })}
          >
            {t('product.design')}
          </LinkButton>
        ) : (
          <Purchase product={product} variant={variant} />
        )}
        <WishButton product={product.id} className={styles.wish} />
      </div>
      {variant.stock === 0 && (
        <StockWaitEntry key={variant.id} productId={product.id} variantId={variant.id} />
      )}
      {ShareLinks ? (
        <ShareLinks
          title={localized(product.title, locale)}
          address={siteAddress(origin, paths.product(slugIn(product, locale), variant.id), locale)}
        />
      ) : (
        <Skeleton height="2.25rem" />
      )}
    </div>
  );
}

/** The quantity and the button to add to the cart. */
function Purchase({ product, variant }: Pick<BuyBoxProps, 'product' | 'variant'>) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { plain } = useFormats();
  const { add } = useCart();
  const notifyAdded = useNotifyAdded();
  const [wanted, setWanted] = useState(1);
  const most = Math.min(variant.stock, MAX_QUANTITY);
  const quantity = Math.max(1, Math.min(wanted, most));
  const buyable = useHydrated() && variant.stock > 0;

  const addToCart = () => notifyAdded(add(cartLineOf(product, variant, quantity)));

  return (
    <>
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
    </>
  );
}

/** The average rating below the title, with a link to the reviews; nothing without reviews. */
function RatingSummary({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue');
  const rating = averageRating(product);
  if (rating === null) return null;
  return (
    <a href="#reviews" className={styles.rating}>
      <Stars rating={rating} />
      <span>{t('reviews.count', { count: product.ratingCount })}</span>
    </a>
  );
}

/** Below this number of pieces, the page shows how many are left. */
const FEW = 5;

/** The stock of the chosen variant; live, and announced when it changes. */
function StockNote({ stock }: { stock: number }) {
  const { t } = useTranslation('catalogue');
  return (
    <p role="status">
      {stock === 0 && <Badge colorPalette="red">{t('product.soldOut')}</Badge>}
      {stock > 0 && stock <= FEW && (
        <Badge colorPalette="orange">{t('product.lastPieces', { count: stock })}</Badge>
      )}
      {stock > FEW && <Badge colorPalette="green">{t('product.inStock')}</Badge>}
    </p>
  );
}

interface OptionPickerProps {
  readonly product: Product;
  readonly variant: Variant;
  readonly onChoose: (optionId: string, valueId: string) => void;
}

/** A group for each option. A value that is sold out in this combination is crossed out, but can be chosen. */
function OptionPicker({ product, variant, onChoose }: OptionPickerProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  return product.options.map((option) => (
    <RadioCards
      key={option.id}
      look="chips"
      legend={localized(option.name, locale)}
      value={variant.optionValues[option.id] ?? ''}
      onValueChange={(value) => onChoose(option.id, value)}
      choices={option.values.map(({ id, name, swatch }) => {
        const crossed = isSoldOutWith(product, variant, option.id, id);
        return {
          value: id,
          label: localized(name, locale),
          swatch,
          crossed,
          ...(crossed && { note: t('product.soldOut') }),
        };
      })}
    />
  ));
}

import { useTranslation } from 'next-i18next/pages';
import { useNotifyAdded } from '@/components/storefront/cart/use-notify-added';
import { ProductCard } from '@/components/storefront/catalogue/cards/product-card';
import { NotLoaded } from '@/components/storefront/shell/not-loaded';
import { Button } from '@/components/ui/actions/button';
import { LinkButton } from '@/components/ui/actions/link-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCart } from '@/context/cart-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { useWishlist } from '@/context/wishlist-context';
import { sendRetrySignal } from '@/lib/browser/retry-signal';
import { cartLineOf } from '@/lib/domain/cart/cart-line-of';
import { choiceTexts } from '@/lib/domain/catalogue/variants/choices';
import { initialVariant } from '@/lib/domain/catalogue/variants/choose-variant';
import type { Product } from '@/lib/domain/catalogue/product';
import { slugIn } from '@/lib/domain/catalogue/slug';
import { pricedAt } from '@/lib/domain/catalogue/sale/price-at';
import { summarize } from '@/lib/domain/catalogue/product-summary';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useCatalogueProduct } from '@/lib/hooks/catalogue/use-catalogue-product';
import { useFocusNextOnRemove } from '@/lib/hooks/use-focus-next-on-remove';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import styles from './wishlist-panel.module.css';

const FIRST_ROW = 4;

/** The products on the wishlist, newest first, live. */
export function WishlistPanel() {
  const { t } = useTranslation('account');
  const { wishes } = useWishlist();
  if (wishes.status === 'loading') return <Skeleton height="20rem" />;
  if (wishes.status === 'failed') return <NotLoaded title={t('wishlist.failed')} code={wishes.code} />;
  if (wishes.status === 'missing' || wishes.value.length === 0) {
    return (
      <EmptyState icon="heart" title={t('wishlist.emptyTitle')} description={t('wishlist.emptyText')}>
        <LinkButton href={paths.products}>{t('wishlist.browse')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {wishes.value.map((productId, index) => (
        <WishlistItem key={productId} productId={productId} eager={index < FIRST_ROW} />
      ))}
    </ul>
  );
}

/** Two columns on phones, three from the medium breakpoint, four from the large one. */
const SIZES = '(min-width: 90rem) 20rem, (min-width: 62em) 24vw, (min-width: 48em) 31vw, 46vw';

interface WishlistItemProps {
  readonly productId: string;
  /** Visible without scrolling: its picture loads eagerly. */
  readonly eager: boolean;
}

export function WishlistItem(props: WishlistItemProps) {
  return (
    <li ref={useFocusNextOnRemove<HTMLLIElement>()} className={styles.item}>
      <Wish {...props} />
    </li>
  );
}

function Wish({ productId, eager }: WishlistItemProps) {
  const { storeId } = useStoreSetting();
  const locale = useLocale();
  const product = useCatalogueProduct(storeId, productId);
  const now = useMinute();
  if (product.status === 'loading') return <Skeleton aspectRatio="4 / 5" />;
  // Shoppers may not read a product that is off sale, so a refusal means the same as a missing one.
  if (product.status === 'missing' || (product.status === 'failed' && product.code === 'not-allowed'))
    return <Unavailable productId={productId} />;
  if (product.status === 'failed') return <ItemNotLoaded />;
  return (
    <>
      <ProductCard
        product={summarize(product.value, locale, now)}
        sizes={SIZES}
        eager={eager}
        headingLevel="h2"
      />
      <AddToCart product={pricedAt(product.value, now)} />
    </>
  );
}

/** Adds one piece of the variant that the product's page selects first, and names that variant; or leads to the studio. */
function AddToCart({ product }: { readonly product: Product }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const notifyAdded = useNotifyAdded();
  const { add } = useCart();
  const variant = initialVariant(product, undefined);
  if (!variant || variant.stock === 0) {
    return (
      <Button variant="outline" size="sm" disabled>
        {t('wishlist.soldOut')}
      </Button>
    );
  }
  // It is ordered with a design.
  if (product.studio)
    return (
      <LinkButton
        variant="outline"
        size="sm"
        href={paths.design(slugIn(product, locale), { variant: variant.id })}
      >
        {t('wishlist.design')}
      </LinkButton>
    );
  const line = cartLineOf(product, variant, 1);
  const options = choiceTexts(line, locale);
  return (
    <>
      <p className={styles.variant}>
        {options.map((option, index) => (
          <bdi key={index}>{option}</bdi>
        ))}
      </p>
      <Button variant="outline" size="sm" onClick={() => notifyAdded(add(line))}>
        {t('wishlist.addToCart')}
      </Button>
    </>
  );
}

/** Shown when the product failed to load: it may still be for sale, so the item stays. */
function ItemNotLoaded() {
  const { t } = useTranslation(['account', 'common']);
  return (
    <>
      <p className={styles.unavailable}>{t('wishlist.itemFailed')}</p>
      <Button variant="outline" size="sm" onClick={sendRetrySignal}>
        {t('common:state.retry')}
      </Button>
    </>
  );
}

function Unavailable({ productId }: { readonly productId: string }) {
  const { t } = useTranslation('account');
  const { toggle } = useWishlist();
  return (
    <>
      <p className={styles.unavailable}>{t('wishlist.unavailable')}</p>
      <Button variant="outline" size="sm" onClick={() => void toggle(productId)}>
        {t('wishlist.remove')}
      </Button>
    </>
  );
}

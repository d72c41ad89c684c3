import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { Icon } from '@/components/ui/media/icon';
import { Picture } from '@/components/ui/media/picture';
import { Price } from '@/components/ui/text/price';
import { VisuallyHidden } from '@/components/ui/text/visually-hidden';
import { useCurrency } from '@/context/currency-context';
import type { ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { imageUrl } from '@/lib/pictures/image-url';
import { paths } from '@/lib/paths';
import styles from './product-card.module.css';
import { WishButton } from './wish-button';

interface ProductCardProps {
  readonly product: ProductSummary;
  /** The picture's width, in the format of an `img`'s `sizes`. */
  readonly sizes: string;
  /** Visible without scrolling: its picture loads eagerly. */
  readonly eager?: boolean;
  /** The page's first picture: it loads before all else. */
  readonly first?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
}

export function ProductCard({
  product,
  sizes,
  eager = false,
  first = false,
  headingLevel: Heading = 'h3',
}: ProductCardProps) {
  const { t } = useTranslation('catalogue');
  const { average } = useFormats();
  const { picture, title, lang, dir, slug, rating, soldOut } = product;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {picture && (
          <Picture
            src={imageUrl(picture.path)}
            // Empty, because the title's link covers the picture and names it.
            alt=""
            sizes={sizes}
            loading={eager || first ? 'eager' : 'lazy'}
            first={first}
          />
        )}
        {soldOut && <Badge className={styles.mark}>{t('card.soldOut')}</Badge>}
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <Link href={paths.product(slug)} lang={lang} dir={dir}>
            {title}
          </Link>
        </Heading>
        <p className={styles.row}>
          <CardPrice product={product} />
          {rating !== null && (
            <span className={styles.rating}>
              <Icon name="star" size={14} filled />
              <VisuallyHidden>{t('card.rating', { rating })}</VisuallyHidden>
              <span aria-hidden>{average(rating)}</span>
            </span>
          )}
        </p>
      </div>
      <WishButton product={product.id} className={styles.wish} />
    </article>
  );
}

function CardPrice({ product: { price, priceVaries, compareAtPrice } }: { product: ProductSummary }) {
  const { t } = useTranslation('catalogue');
  const { format } = useCurrency();
  return (
    <span>
      {priceVaries && <span className={styles.from}>{t('card.from')} </span>}
      <Price
        price={format(price)}
        before={compareAtPrice === null ? undefined : format(compareAtPrice)}
        beforeLabel={t('card.before')}
      />
    </span>
  );
}

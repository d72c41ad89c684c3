import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/picture';
import { Link } from '@/components/ui/link';
import type { Category } from '@/lib/domain/catalogue/product';
import { foreignTo, localized } from '@/lib/domain/locale';
import { useFormats } from '@/lib/hooks/use-formats';
import { useLocale } from '@/lib/hooks/use-locale';
import { imageUrl } from '@/lib/images';
import { paths } from '@/lib/paths';
import styles from './category-tile.module.css';

/** One column on phones, two from the medium breakpoint, three from the large one, within 90rem. */
const SIZES = '(min-width: 90rem) 27rem, (min-width: 62em) 30vw, (min-width: 48em) 46vw, 92vw';

interface CategoryTileProps {
  readonly category: Category;
  readonly subCategories: readonly Category[];
  /** Shown without scrolling: its picture loads at once. */
  readonly eager: boolean;
}

export function CategoryTile({ category, subCategories, eager }: CategoryTileProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const { count } = useFormats();
  const { slug, name, image, productCount } = category;
  return (
    <article className={styles.tile}>
      <div className={styles.frame}>
        {image && (
          // The link beside it names the picture already.
          <Picture src={imageUrl(image.path)} alt="" sizes={SIZES} loading={eager ? 'eager' : 'lazy'} />
        )}
      </div>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link href={paths.category(slug)} {...foreignTo(locale, name)}>
            {localized(name, locale)}
          </Link>
        </h2>
        <span className={styles.count}>{t('list.count', { count: productCount })}</span>
      </div>
      <ul className={styles.subs}>
        {subCategories.map((sub) => (
          <li key={sub.id}>
            <Link href={paths.category(slug, sub.slug)}>
              <span {...foreignTo(locale, sub.name)}>{localized(sub.name, locale)}</span>
              <span className={styles.count}>{count(sub.productCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}

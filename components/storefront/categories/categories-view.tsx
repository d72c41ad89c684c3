import { useTranslation } from 'next-i18next/pages';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Link } from '@/components/ui/actions/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Picture } from '@/components/ui/media/picture';
import type { Category } from '@/lib/domain/catalogue/product';
import { foreignTo, localized } from '@/lib/domain/locale';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { imageUrl } from '@/lib/pictures/image-url';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import styles from './categories-view.module.css';

/** Tiles visible without scrolling: one row on a large screen. */
const EAGER_TILES = 3;

export interface CategoriesPageProps {
  /** Categories and sub-categories, with their pictures. */
  readonly tiles: readonly Category[];
}

export function CategoriesView({ tiles }: CategoriesPageProps) {
  const { t } = useTranslation('catalogue');
  const top = tiles.filter(({ parentId }) => parentId === null);
  return (
    <>
      <StorefrontHead page={t('categories.title')} description={t('categories.description')} />
      <h1 className={recipe('heading', { size: '4xl', className: styles.heading })}>
        {t('categories.title')}
      </h1>
      {top.length === 0 && <EmptyState icon="box" title={t('categories.none')} />}
      <ul className={styles.tiles}>
        {top.map((category, index) => (
          <li key={category.id}>
            <CategoryTile
              category={category}
              subCategories={tiles.filter(({ parentId }) => parentId === category.id)}
              eager={index < EAGER_TILES}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** One column on phones, two from the medium breakpoint, three from the large one, within 90rem. */
const SIZES = '(min-width: 90rem) 27rem, (min-width: 62em) 30vw, (min-width: 48em) 46vw, 92vw';

interface CategoryTileProps {
  readonly category: Category;
  readonly subCategories: readonly Category[];
  /** Visible without scrolling: its picture loads eagerly. */
  readonly eager: boolean;
}

function CategoryTile({ category, subCategories, eager }: CategoryTileProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const { count } = useFormats();
  const { slug, name, image, productCount } = category;
  return (
    <article className={styles.tile}>
      <div className={styles.frame}>
        {image && (
          // Empty, because the link beside it already names the picture.
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

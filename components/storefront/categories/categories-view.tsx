import { useTranslation } from 'next-i18next/pages';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { EmptyState } from '@/components/ui/empty-state';
import type { Category } from '@/lib/domain/catalogue/product';
import { recipe } from '@/theme/recipe';
import styles from './categories-view.module.css';
import { CategoryTile } from './category-tile';

/** Tiles in view before scrolling: a row on a large screen. */
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

import { useTranslation } from 'next-i18next/pages';
import { ProductListView } from '@/components/storefront/catalogue/product-list-view';
import type { ProductListProps } from '@/components/storefront/catalogue/product-results';
import { Breadcrumb, type Crumb } from '@/components/storefront/shell/breadcrumb';
import { Link } from '@/components/ui/actions/link';
import { findGroups } from '@/lib/domain/catalogue/groups/find-groups';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { foreignTo, localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import styles from './category-view.module.css';

/** A category or sub-category: its products under its name, with links to related categories. */
export function CategoryView(props: ProductListProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const { categories, base } = props;
  const found = findGroups(categories, base);
  const category = found.unknown ? undefined : found.category;
  const above: Crumb[] = [{ name: t('categories.title'), href: paths.categories }];
  if (category && base.sub)
    above.push({
      name: localized(category.name, locale),
      ...foreignTo(locale, category.name),
      href: paths.category(category.slug),
    });
  return (
    <ProductListView
      // Remounts for another category, because that is another list.
      key={paths.category(base.category, base.sub)}
      {...props}
      breadcrumb={<Breadcrumb crumbs={above} />}
    >
      {category && <SubCategoryChips category={category} categories={categories} current={base.sub} />}
    </ProductListView>
  );
}

interface SubCategoryChipsProps {
  readonly category: ListedCategory;
  readonly categories: readonly ListedCategory[];
  /** Slug of the shown sub-category; empty for the whole category. */
  readonly current: string;
}

function SubCategoryChips({ category, categories, current }: SubCategoryChipsProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const name = localized(category.name, locale);
  const subs = categories.filter(({ parentId }) => parentId === category.id);
  if (subs.length === 0) return null;
  const chips = [
    { slug: '', label: t('categories.all', { category: name }) },
    ...subs.map((sub) => ({
      slug: sub.slug,
      label: localized(sub.name, locale),
      ...foreignTo(locale, sub.name),
    })),
  ];
  return (
    <nav aria-label={t('categories.subCategories', { category: name })} className={styles.nav}>
      <ul className={styles.chips}>
        {chips.map(({ slug, label, ...foreign }) => (
          <li key={slug}>
            <Link
              href={paths.category(category.slug, slug)}
              aria-current={slug === current ? 'page' : undefined}
              className={styles.chip}
              {...foreign}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

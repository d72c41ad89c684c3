import { useTranslation } from 'next-i18next/pages';
import { ProductListView } from '@/components/storefront/catalogue/product-list-view';
import type { ProductListProps } from '@/components/storefront/catalogue/product-results';
import { Breadcrumb, type Crumb } from '@/components/storefront/product/breadcrumb';
import { findGroups } from '@/lib/domain/catalogue/find-groups';
import { foreignTo, localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';
import { paths } from '@/lib/paths';
import { SubCategoryChips } from './sub-category-chips';

/** A category or one of its sub-categories: the list under its name, with ways up and across. */
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
      // The list of another category is another list, not a change of this one.
      key={paths.category(base.category, base.sub)}
      {...props}
      breadcrumb={<Breadcrumb crumbs={above} />}
    >
      {category && <SubCategoryChips category={category} categories={categories} current={base.sub} />}
    </ProductListView>
  );
}

import type { GetStaticPaths, GetStaticProps } from 'next';
import { CategoryView } from '@/components/storefront/categories/category-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { NO_CHOICE } from '@/lib/domain/catalogue/lists/list-query';
import { slugIn } from '@/lib/domain/catalogue/slug';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import { readCategories } from '@/lib/server/reads/catalogue';
import { productListPage } from '@/lib/server/pages/product-list-page';
import { siteStore } from '@/lib/server/site-store';
import type { ProductListProps } from '@/components/storefront/catalogue/product-results';

export default inStorefront(CategoryView);

export const getStaticPaths: GetStaticPaths = async () => {
  const categories = await readCategories(siteStore());
  const top = categories.filter(({ parentId }) => parentId === null);
  const paths = top.flatMap((category) =>
    LOCALES.map((locale) => ({ params: { category: slugIn(category, locale) }, locale })),
  );
  return { paths, fallback: 'blocking' };
};

export const getStaticProps: GetStaticProps<ProductListProps> = ({ locale, params }) =>
  productListPage(siteStore(), '/categories/[category]', locale as Locale, {
    ...NO_CHOICE,
    category: String(params?.category),
  });

import { CategoryView } from '@/components/storefront/categories/category-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { NO_CHOICE } from '@/lib/domain/catalogue/lists/list-query';
import type { Locale } from '@/lib/domain/locale';
import { productListPage } from '@/lib/server/pages/product-list-page';
import type { ProductListProps } from '@/components/storefront/catalogue/product-results';
import { onDemand, publicForStore } from '@/lib/server/pages/for-store';

export default inStorefront(CategoryView);

export const getStaticPaths = onDemand;

export const getStaticProps = publicForStore<ProductListProps>(
  '/categories/[category]/[subCategory]',
  (store, { locale, params }) => {
    const [category, sub] = [String(params?.category), String(params?.subCategory)];
    const base = { ...NO_CHOICE, category, sub };
    return productListPage(store, '/categories/[category]/[subCategory]', locale as Locale, base);
  },
);

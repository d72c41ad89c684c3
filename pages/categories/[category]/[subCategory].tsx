import type { GetStaticPaths, GetStaticProps } from 'next';
import { CategoryView } from '@/components/storefront/categories/category-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { NO_CHOICE } from '@/lib/domain/catalogue/lists/list-query';
import type { Locale } from '@/lib/domain/locale';
import { productListPage } from '@/lib/server/pages/product-list-page';
import { siteStore } from '@/lib/server/site-store';
import type { ProductListProps } from '@/components/storefront/catalogue/product-results';

export default inStorefront(CategoryView);

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<ProductListProps> = ({ locale, params }) => {
  const [category, sub] = [String(params?.category), String(params?.subCategory)];
  const base = { ...NO_CHOICE, category, sub };
  return productListPage(siteStore(), '/categories/[category]/[subCategory]', locale as Locale, base);
};

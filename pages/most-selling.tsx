import type { GetStaticProps } from 'next';
import { MostSellingView } from '@/components/storefront/catalogue/most-selling-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { NO_CHOICE } from '@/lib/domain/catalogue/lists/list-query';
import type { Locale } from '@/lib/domain/locale';
import { productListPage } from '@/lib/server/pages/product-list-page';
import { siteStore } from '@/lib/server/site-store';
import type { ProductListProps } from '@/components/storefront/catalogue/product-results';

export default inStorefront(MostSellingView);

export const getStaticProps: GetStaticProps<ProductListProps> = ({ locale }) =>
  productListPage(siteStore(), '/most-selling', locale as Locale, { ...NO_CHOICE, sort: 'best-seller' });

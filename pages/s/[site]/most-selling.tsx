import { MostSellingView } from '@/components/storefront/catalogue/most-selling-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { NO_CHOICE } from '@/lib/domain/catalogue/lists/list-query';
import type { Locale } from '@/lib/domain/locale';
import { productListPage } from '@/lib/server/pages/product-list-page';
import type { ProductListProps } from '@/components/storefront/catalogue/product-results';
import { onDemand, publicForStore } from '@/lib/server/pages/for-store';

export default inStorefront(MostSellingView);

export const getStaticPaths = onDemand;
export const getStaticProps = publicForStore<ProductListProps>('/most-selling', (store, { locale }) =>
  productListPage(store, '/most-selling', locale as Locale, { ...NO_CHOICE, sort: 'best-seller' }),
);

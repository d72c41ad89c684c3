import type { GetStaticProps } from 'next';
import { ProductListView, type ProductListProps } from '@/components/storefront/catalogue/product-list-view';
import { summarize } from '@/lib/domain/catalogue/product-summary';
import { storeId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { env } from '@/lib/env';
import { PRODUCT_PAGE_SIZE } from '@/lib/firestore/products';
import { countActiveProducts, readProducts } from '@/lib/server/catalogue';
import { shellProps } from '@/lib/server/shell-props';

export default ProductListView;

export const getStaticProps: GetStaticProps<ProductListProps> = async (context) => {
  const locale = context.locale as Locale;
  const store = storeId(env.storeId);
  const [shell, products, count] = await Promise.all([
    shellProps(locale, ['catalogue']),
    readProducts(store, 'newest', PRODUCT_PAGE_SIZE),
    countActiveProducts(store),
  ]);
  return {
    props: { ...shell, firstPage: { products: products.map((one) => summarize(one, locale)), count } },
  };
};

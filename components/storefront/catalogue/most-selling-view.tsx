import { useTranslation } from 'next-i18next/pages';
import { ProductListView } from './product-list-view';
import type { ProductListProps } from './product-results';

export function MostSellingView(props: ProductListProps) {
  const { t } = useTranslation('catalogue');
  return (
    <ProductListView {...props} title={t('mostSelling.title')} description={t('mostSelling.description')} />
  );
}

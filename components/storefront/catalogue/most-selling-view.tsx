import { useTranslation } from 'next-i18next/pages';
import { ProductListView, type ProductListProps } from './product-list-view';

export function MostSellingView(props: ProductListProps) {
  const { t } = useTranslation('catalogue');
  return (
    <ProductListView {...props} title={t('mostSelling.title')} description={t('mostSelling.description')} />
  );
}

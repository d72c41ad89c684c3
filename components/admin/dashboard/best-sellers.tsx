import { useTranslation } from 'next-i18next/pages';
import { PanelLink } from '@/components/admin/dashboard/panel-link';
import { ProductList } from '@/components/admin/dashboard/product-list';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import { partRows } from '@/lib/domain/stats/report';
import type { Day, DayRange } from '@/lib/domain/stats/store-day';
import { readProductsById } from '@/lib/firestore/catalogue/products-by-id';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { useProductSales } from '@/lib/hooks/catalogue/use-product-sales';

const SHOWN = 5;

export function BestSellers({ range, today }: { readonly range: DayRange; readonly today: Day }) {
  const { t } = useTranslation('admin-sales');
  const query = { startDate: range.from, endDate: range.to, by: 'product' };
  return (
    <Panel title={t('dashboard.bestSellers')}>
      <Sellers range={range} today={today} />
      <PanelLink href={{ pathname: adminPaths.sales, query }}>{t('dashboard.link.products')}</PanelLink>
    </Panel>
  );
}

function Sellers({ range, today }: { readonly range: DayRange; readonly today: Day }) {
  const store = useStoreId();
  const { t } = useTranslation('admin-sales');
  const { money, count } = useFigureFormats();
  const { baseCurrency } = useStoreSetting();
  const sales = useProductSales(store, range, today);
  const best = sales.status === 'ready' ? partRows(sales.value, null).slice(0, SHOWN) : [];
  const sold = best.filter(({ figures }) => figures.units > 0);
  const ids = sold.map(({ id }) => id);
  const products = useReadOnce(ids.length > 0 ? [...ids].sort().join() : null, () =>
    readProductsById(store, ids),
  );
  if (sales.status === 'failed') return <LoadFailure code={sales.code} />;
  if (products.status === 'failed') return <LoadFailure code={products.code} />;
  if (sales.status === 'ready' && sold.length === 0) return <Nothing title={t('dashboard.nothingSold')} />;
  if (sales.status === 'loading' || products.status === 'loading') return <ListSkeleton rows={SHOWN} />;
  return (
    <ProductList
      label={t('dashboard.bestSellers')}
      rows={sold.map(({ id, figures }) => ({
        id,
        product: products.value.find((product) => product.id === id) ?? null,
        first: count(figures.units),
        second: money(figures.revenue, baseCurrency),
      }))}
      columns={[t('figure.units'), t('figure.revenue')]}
    />
  );
}

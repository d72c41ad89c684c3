import { HStack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { PanelLink } from '@/components/admin/dashboard/panel-link';
import { ProductList } from '@/components/admin/dashboard/product-list';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import { LOW_STOCK } from '@/lib/domain/catalogue/lists/managed-list';
import type { Product } from '@/lib/domain/catalogue/product';
import { watchLowStock } from '@/lib/firestore/overview';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';
import { useListener } from '@/lib/hooks/use-listener';

const SHOWN = 5;

/** The products with the fewest pieces over all combinations, and the way to the lists; mails go by each combination. */
export function LowStock() {
  const { t } = useTranslation('admin-sales');
  const { count } = useFigureFormats();
  return (
    <Panel title={t('dashboard.lowStock', { most: count(LOW_STOCK) })}>
      <ScarceProducts />
      <HStack gap="3" wrap="wrap">
        <PanelLink href={{ pathname: adminPaths.products, query: { stock: 'low' } }}>
          {t('dashboard.link.lowStock')}
        </PanelLink>
        <PanelLink href={{ pathname: adminPaths.products, query: { stock: 'out' } }}>
          {t('dashboard.link.soldOut')}
        </PanelLink>
      </HStack>
    </Panel>
  );
}

function ScarceProducts() {
  const store = useStoreId();
  const { t } = useTranslation(['admin-sales', 'admin']);
  const { count } = useFigureFormats();
  const scarce = useListener<Product[]>(store, (onNext, onError) =>
    watchLowStock(store, SHOWN, onNext, onError),
  );
  if (scarce.status === 'loading') return <ListSkeleton rows={SHOWN} />;
  if (scarce.status === 'failed') return <LoadFailure code={scarce.code} />;
  if (scarce.status === 'missing' || scarce.value.length === 0)
    return <Nothing title={t('dashboard.stockIsFine', { most: count(LOW_STOCK) })} />;
  return (
    <ProductList
      label={t('dashboard.lowStock', { most: count(LOW_STOCK) })}
      columns={[t('admin:products.column.stock')]}
      rows={scarce.value.map((product) => ({ id: product.id, product, first: count(product.stock) }))}
    />
  );
}

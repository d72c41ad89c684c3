import { useTranslation } from 'next-i18next/pages';
import { FactsPanel } from '@/components/admin/facts-panel';
import type { Order } from '@/lib/domain/orders/order';

/** The source of a manual order. */
export function TakenByHand({ order: { byHand } }: { readonly order: Order }) {
  const { t } = useTranslation(['admin-orders', 'orders']);
  if (!byHand) return null;
  return (
    <FactsPanel
      title={t('byHand.taken')}
      rows={[
        [t('byHand.source'), t(`orders:origin.${byHand.source}`)],
        [t('byHand.reason'), byHand.reason],
        [t('byHand.note'), byHand.note],
      ]}
    />
  );
}

import { useTranslation } from 'next-i18next/pages';
import { CountTabs } from '@/components/admin/orders/count-tabs';
import type { QueueCounts } from '@/components/admin/workshop/use-queue';
import { MAKING_STATES, type MakingState } from '@/lib/domain/orders/order-status';
import type { QueueQuery } from '@/lib/domain/workshop/queue';
import { QUEUE_LIMIT } from '@/lib/firestore/orders/workshop';

interface QueueTabsProps {
  readonly chosen: MakingState;
  readonly counts: QueueCounts;
  readonly hrefOf: (change: Partial<QueueQuery>) => { pathname: string; query: Record<string, string> };
}

/** One tab for each production state, with its count. */
export function QueueTabs({ chosen, counts, hrefOf }: QueueTabsProps) {
  const { t } = useTranslation(['admin-workshop', 'admin-orders']);
  return (
    <CountTabs
      label={t('tabs')}
      tabs={MAKING_STATES}
      chosen={chosen}
      nameOf={(state) => t(`admin-orders:making.state.${state}`)}
      hrefOf={(state) => hrefOf({ state, due: '', size: '', frame: '' })}
      counts={counts}
      most={QUEUE_LIMIT - 1}
    />
  );
}

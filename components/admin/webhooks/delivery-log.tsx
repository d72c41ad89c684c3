import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { SelectFilter } from '@/components/admin/filter-fields';
import { ListPager } from '@/components/admin/list-pager';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { pageOf, useCursorPages } from '@/components/admin/use-cursor-pages';
import { useStoreSetting } from '@/context/store-setting-context';
import {
  DELIVERIES_PER_PAGE,
  DELIVERY_STATES,
  type WebhookDelivery,
} from '@/lib/domain/webhooks/webhook-delivery';
import type { WebhookEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';
import { cursorOf, type NewestCursor } from '@/lib/firestore/logs/newest-page';
import { watchDeliveries, type DeliveryFilter } from '@/lib/firestore/logs/webhooks';
import { useListener } from '@/lib/hooks/use-listener';
import { DeliveryItem } from './delivery-item';

const ALL: DeliveryFilter = { endpoint: '', state: '' };

/** The webhook deliveries with their responses, newest first, live. */
export function DeliveryLog({ endpoints }: { readonly endpoints: readonly WebhookEndpoint[] }) {
  const { t } = useTranslation('admin-developers');
  const [filter, setFilter] = useState(ALL);
  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <SelectFilter
          label={t('log.endpoint')}
          value={filter.endpoint}
          options={[
            { value: '', label: t('log.all') },
            ...endpoints.map(({ id, url }) => ({ value: id, label: url })),
          ]}
          onChange={(endpoint) => setFilter({ ...filter, endpoint })}
        />
        <SelectFilter
          label={t('log.state')}
          value={filter.state}
          options={[
            { value: '', label: t('log.all') },
            ...DELIVERY_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
          onChange={(state) => setFilter({ ...filter, state })}
        />
      </SimpleGrid>
      <Deliveries filter={filter} endpoints={endpoints} />
    </Stack>
  );
}

interface DeliveriesProps {
  readonly filter: DeliveryFilter;
  readonly endpoints: readonly WebhookEndpoint[];
}

function Deliveries({ filter, endpoints }: DeliveriesProps) {
  const { t } = useTranslation('admin-developers');
  const { storeId } = useStoreSetting();
  const key = JSON.stringify(filter);
  const { after, goOn, goBack } = useCursorPages<NewestCursor>(key);
  const state = useListener<WebhookDelivery[]>(JSON.stringify([key, after]), (onNext, onError) =>
    watchDeliveries(storeId, filter, after, onNext, onError),
  );
  if (state.status === 'failed') return <LoadFailure code={state.code} />;
  const page = pageOf(state, DELIVERIES_PER_PAGE);
  if (!page) return <ListSkeleton />;
  const { shown, last } = page;
  const isNarrowed = Boolean(filter.endpoint || filter.state);
  return (
    <>
      {shown.length === 0 ? (
        <Nothing title={t(isNarrowed ? 'log.noneFound' : 'log.none')} description={t('log.noneHint')} />
      ) : (
        <Stack as="ul" listStyleType="none" gap="2" aria-label={t('log.title')}>
          {shown.map((delivery) => (
            <DeliveryItem
              key={delivery.id}
              delivery={delivery}
              endpoint={endpoints.find(({ id }) => id === delivery.endpointId)}
            />
          ))}
        </Stack>
      )}
      <ListPager onPrevious={goBack} onNext={last && (() => goOn(cursorOf(last)))} />
    </>
  );
}

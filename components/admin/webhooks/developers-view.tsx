import { Button, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ApiKeysPanel } from '@/components/admin/api-keys/api-keys-panel';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreSetting } from '@/context/store-setting-context';
import { MOST_ENDPOINTS, type WebhookEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';
import { watchEndpoints } from '@/lib/firestore/logs/webhooks';
import { useListener } from '@/lib/hooks/use-listener';
import { DeliveryLog } from './delivery-log';
import { EndpointDialog } from './endpoint-dialog';
import { EndpointItem } from './endpoint-item';

/** Webhooks to other systems, and the keys by which they call the store; owners only. */
export function DevelopersView() {
  const { t } = useTranslation('admin-developers');
  const isOwner = useIsOwner();
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {isOwner === false && <Nothing title={t('ownerOnly')} />}
      {isOwner === undefined && <ListSkeleton />}
      {isOwner && (
        <Stack gap="6">
          <Webhooks />
          <ApiKeysPanel />
        </Stack>
      )}
    </>
  );
}

function Webhooks() {
  const { t } = useTranslation('admin-developers');
  const { storeId } = useStoreSetting();
  const [edited, setEdited] = useState<WebhookEndpoint | 'new' | null>(null);
  const endpoints = useListener<WebhookEndpoint[]>(`webhooks ${storeId}`, (onNext, onError) =>
    watchEndpoints(storeId, onNext, onError),
  );
  if (endpoints.status === 'failed') return <LoadFailure code={endpoints.code} />;
  if (endpoints.status !== 'ready') return <ListSkeleton />;
  return (
    <Stack gap="6">
      <Panel title={t('endpoints.title')}>
        <Stack gap="5" align="start">
          {endpoints.value.length === 0 ? (
            <Nothing title={t('endpoints.none')} description={t('endpoints.noneHint')} />
          ) : (
            <Stack as="ul" listStyleType="none" gap="5" width="full">
              {endpoints.value.map((endpoint) => (
                <EndpointItem key={endpoint.id} endpoint={endpoint} onEdit={() => setEdited(endpoint)} />
              ))}
            </Stack>
          )}
          <Button
            variant="outline"
            disabled={endpoints.value.length >= MOST_ENDPOINTS}
            onClick={() => setEdited('new')}
          >
            {t('endpoints.add')}
          </Button>
        </Stack>
      </Panel>
      <Panel title={t('log.title')}>
        <DeliveryLog endpoints={endpoints.value} />
      </Panel>
      {edited && (
        <EndpointDialog endpoint={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Stack>
  );
}

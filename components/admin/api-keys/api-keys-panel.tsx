import { Button, Link, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteOrigin } from '@/lib/site-urls';
import { MOST_API_KEYS, type ApiKey } from '@/lib/domain/rest/api-key';
import { REST_ADDRESS, REST_REFERENCE } from '@/lib/domain/rest/rest-address';
import { watchApiKeys } from '@/lib/firestore/logs/api-keys';
import { useListener } from '@/lib/hooks/use-listener';
import { ApiKeyDialog } from './api-key-dialog';
import { ApiKeyItem } from './api-key-item';

/** The keys by which other systems call the store; for its owner. */
export function ApiKeysPanel() {
  const { t } = useTranslation('admin-developers');
  const setting = useStoreSetting();
  const { storeId } = setting;
  const [adding, setAdding] = useState(false);
  const keys = useListener<ApiKey[]>(`api keys ${storeId}`, (onNext, onError) =>
    watchApiKeys(storeId, onNext, onError),
  );
  if (keys.status === 'failed') return <LoadFailure code={keys.code} />;
  return (
    <Panel title={t('keys.title')}>
      <Stack gap="5" align="start">
        <Stack gap="1">
          <Text color="fg.muted">{t('keys.intro')}</Text>
          <Text textStyle="sm" color="fg.muted">
            {t('keys.address')}{' '}
            <bdi dir="ltr">
              {siteOrigin(setting)}
              {REST_ADDRESS}
            </bdi>
          </Text>
          <Link
            href={REST_REFERENCE}
            target="_blank"
            rel="noopener"
            minHeight="11"
            alignItems="center"
            display="inline-flex"
          >
            {t('keys.reference')}
          </Link>
        </Stack>
        {keys.status !== 'ready' && <ListSkeleton />}
        {keys.status === 'ready' && keys.value.length === 0 && (
          <Nothing title={t('keys.none')} description={t('keys.noneHint')} />
        )}
        {keys.status === 'ready' && keys.value.length > 0 && (
          <Stack as="ul" aria-label={t('keys.title')} listStyleType="none" gap="4" width="full">
            {keys.value.map((key) => (
              <ApiKeyItem key={key.id} apiKey={key} />
            ))}
          </Stack>
        )}
        <Button
          variant="outline"
          disabled={keys.status !== 'ready' || keys.value.length >= MOST_API_KEYS}
          onClick={() => setAdding(true)}
        >
          {t('keys.add')}
        </Button>
      </Stack>
      {adding && <ApiKeyDialog onClose={() => setAdding(false)} />}
    </Panel>
  );
}

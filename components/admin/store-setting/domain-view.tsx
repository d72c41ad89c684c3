import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { DomainForm } from '@/components/admin/store-setting/domain-form';
import { DomainState } from '@/components/admin/store-setting/domain-state';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreSetting } from '@/context/store-setting-context';
import { useCustomDomain } from '@/lib/hooks/use-store-documents';

/** The store's own address: named, proved by its DNS records, checked as often as the owner likes. */
export function DomainView() {
  const { t } = useTranslation('admin-store');
  const wanted = useCustomDomain(useStoreSetting().storeId);
  const domain = wanted.status === 'ready' ? wanted.value : null;
  return (
    <>
      <PageHeader title={t('domain.title')} description={t('domain.description')} />
      {wanted.status === 'loading' && <ListSkeleton rows={3} />}
      {wanted.status === 'failed' && <LoadFailure code={wanted.code} />}
      {(domain || wanted.status === 'missing') && (
        <Stack gap="5">
          <Panel title={t('domain.own')}>
            <DomainForm key={domain?.domain ?? ''} domain={domain?.domain ?? ''} />
          </Panel>
          {domain && <DomainState domain={domain} />}
        </Stack>
      )}
    </>
  );
}

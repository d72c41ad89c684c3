import { Button, HStack, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { NewRedirect } from '@/components/admin/store-setting/redirects/new-redirect';
import { RedirectFile } from '@/components/admin/store-setting/redirects/redirect-file';
import { RedirectList } from '@/components/admin/store-setting/redirects/redirect-list';
import { useRedirects } from '@/components/admin/store-setting/redirects/use-redirects';
import { saveFile } from '@/lib/browser/save-file';
import { redirectFile } from '@/lib/domain/redirects/redirect-csv';

/** Redirects of the store's addresses, entered one by one or imported from another shop system. */
export function RedirectsView() {
  const { t } = useTranslation('admin-redirects');
  const redirects = useRedirects();
  const [isImporting, setImporting] = useState(false);
  const known = redirects.status === 'ready' ? redirects.value : [];
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <HStack gap="2" wrap="wrap">
            <Button variant="outline" onClick={() => setImporting(true)}>
              {t('file.open')}
            </Button>
            <Button
              variant="outline"
              disabled={known.length === 0}
              onClick={() => saveFile(`${t('file.name')}.csv`, 'text/csv;charset=utf-8', redirectFile(known))}
            >
              {t('file.export')}
            </Button>
          </HStack>
        }
      />
      <Stack gap="5">
        <Panel title={t('add.title')}>
          <NewRedirect />
        </Panel>
        <Panel title={t('list')}>
          {redirects.status === 'loading' && <ListSkeleton />}
          {redirects.status === 'failed' && <LoadFailure code={redirects.code} />}
          {redirects.status === 'ready' && <RedirectList redirects={redirects.value} />}
        </Panel>
      </Stack>
      {isImporting && <RedirectFile onClose={() => setImporting(false)} />}
    </>
  );
}

import { Button } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { OwnPage } from '@/lib/domain/own-pages/own-page';
import { watchOwnPage } from '@/lib/firestore/own-pages';
import { useListener } from '@/lib/hooks/use-listener';
import { OwnPageEditor } from './own-page-editor';

/** The editor of one page that the store builds. */
export function OwnPageView({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin-pages');
  const { storeId } = useStoreSetting();
  const page = useListener<OwnPage>(`own page ${storeId}/${id}`, (onNext, onError) =>
    watchOwnPage(storeId, id, onNext, onError),
  );
  if (page.status === 'ready') return <OwnPageEditor page={page.value} />;
  return (
    <>
      <PageHeader title={t('editor.title')} />
      {page.status === 'loading' && <ListSkeleton />}
      {page.status === 'failed' && <LoadFailure code={page.code} />}
      {page.status === 'missing' && (
        <>
          <Nothing title={t('editor.missing')} />
          <Button variant="outline" asChild>
            <NextLink href={adminPaths.ownPages}>{t('editor.back')}</NextLink>
          </Button>
        </>
      )}
    </>
  );
}

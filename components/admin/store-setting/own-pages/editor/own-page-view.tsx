import { Button } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { HOME_PAGE_ID, NEW_HOME_PAGE } from '@/lib/domain/own-pages/home/home-page';
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
  // One place for both, so that the first save of the home page keeps the editor.
  const isNewHome = id === HOME_PAGE_ID && page.status === 'missing';
  const edited = page.status === 'ready' ? page.value : isNewHome ? NEW_HOME_PAGE : null;
  if (edited) return <OwnPageEditor page={edited} />;
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

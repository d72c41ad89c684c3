import { Alert, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { ListSkeleton } from '@/components/admin/load-state';
import { PageHeader } from '@/components/admin/shell/page-header';
import { ClosePanel } from './close-panel';
import { ExportPanel } from './export-panel';
import { HandOverPanel } from './hand-over-panel';
import { PausePanel } from './pause-panel';
import { SupportPanel } from './support-panel';

/** What owners do with their store as a whole. */
export function OwnStoreView() {
  const { t } = useTranslation('admin-own-store');
  const isOwner = useIsOwner();
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {isOwner === undefined && <ListSkeleton />}
      {isOwner === false && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>{t('ownersOnly')}</Alert.Title>
        </Alert.Root>
      )}
      {isOwner && (
        <Stack gap="5" maxWidth="4xl">
          <SupportPanel />
          <ExportPanel />
          <PausePanel />
          <HandOverPanel />
          <ClosePanel />
        </Stack>
      )}
    </>
  );
}

import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ActivityFilters } from '@/components/admin/activity/activity-filters';
import { ActivityList } from '@/components/admin/activity/activity-list';
import { useActivityQuery } from '@/components/admin/activity/use-activity-query';
import { useIsOwner } from '@/components/admin/forms/use-is-owner';
import { ListSkeleton, Nothing } from '@/components/admin/load-state';
import { PageHeader } from '@/components/admin/shell/page-header';

/** What the store's people did, for its owners. */
export function ActivityView() {
  const { t } = useTranslation('admin-activity');
  const { query, isReady, change } = useActivityQuery();
  const isOwner = useIsOwner();
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {isOwner === false && <Nothing title={t('ownerOnly')} />}
      {isOwner === undefined && <ListSkeleton />}
      {isOwner && (
        <Stack gap="4">
          <ActivityFilters query={query} onChange={change} />
          {isReady && <ActivityList query={query} />}
        </Stack>
      )}
    </>
  );
}

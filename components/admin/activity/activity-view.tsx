import { Button, Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ActivityList } from '@/components/admin/activity/activity-list';
import {
  NO_FILTER,
  useActivityQuery,
  type ActivityQuery,
} from '@/components/admin/activity/use-activity-query';
import { DayRange, SelectFilter } from '@/components/admin/filter-fields';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { ListSkeleton, Nothing } from '@/components/admin/load-state';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreId } from '@/context/use-store-id';
import type { StoreUser } from '@/lib/domain/account/store-user';
import { AUDIT_KINDS } from '@/lib/domain/audit/audit-kinds';
import { watchStaff } from '@/lib/firestore/people/store-users';
import { useListener } from '@/lib/hooks/use-listener';

/** The activity log of the store's people, for owners. */
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

interface ActivityFiltersProps {
  readonly query: ActivityQuery;
  readonly onChange: (change: Partial<ActivityQuery>) => void;
}

function ActivityFilters({ query, onChange }: ActivityFiltersProps) {
  const store = useStoreId();
  const { t } = useTranslation(['admin-activity', 'admin']);
  const staff = useListener<StoreUser[]>(store, (onNext, onError) => watchStaff(store, onNext, onError));
  const people = staff.status === 'ready' ? staff.value : [];
  const isChosen = Object.values(query).some(Boolean);
  return (
    <Grid
      role="group"
      aria-label={t('filter.group')}
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr)) auto' }}
      gap="3"
      alignItems="end"
    >
      <SelectFilter
        label={t('filter.person')}
        value={query.by}
        options={[
          { value: '', label: t('filter.everybody') },
          ...people.map(({ id, name, email }) => ({ value: id, label: name ? `${email} (${name})` : email })),
        ]}
        onChange={(by) => onChange({ by })}
      />
      <SelectFilter
        label={t('filter.kind')}
        value={query.kind}
        options={[
          { value: '', label: t('filter.everything') },
          ...AUDIT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      <DayRange
        from={{ label: t('filter.from'), value: query.from, onChange: (from) => onChange({ from }) }}
        to={{ label: t('filter.to'), value: query.to, onChange: (to) => onChange({ to }) }}
      />
      <Button size="sm" variant="ghost" disabled={!isChosen} onClick={() => onChange(NO_FILTER)}>
        {t('admin:filter.clear')}
      </Button>
    </Grid>
  );
}

import { List } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ActivityItem } from '@/components/admin/activity/activity-item';
import { auditFilter, type ActivityQuery } from '@/components/admin/activity/use-activity-query';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { ListPager } from '@/components/admin/list-pager';
import { pageOf, useCursorPages } from '@/components/admin/use-cursor-pages';
import type { AuditEntry } from '@/lib/domain/audit/audit-entry';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { AUDIT_PAGE_SIZE, watchAudit, type AuditCursor } from '@/lib/firestore/audit';
import { useLive } from '@/lib/hooks/use-live';

const store = storeId(env.storeId);

/** One page of the log, live; other filters begin at the first page. */
export function ActivityList({ query }: { readonly query: ActivityQuery }) {
  const { t } = useTranslation('admin-activity');
  const key = JSON.stringify(query);
  const { after, goOn, goBack } = useCursorPages<AuditCursor>(key);
  const state = useLive<AuditEntry[]>(JSON.stringify([key, after]), (onNext, onError) =>
    watchAudit(store, auditFilter(query), after, onNext, onError),
  );
  if (state.status === 'failed') return <LoadFailure code={state.code} />;
  const page = pageOf(state, AUDIT_PAGE_SIZE);
  if (!page) return <ListSkeleton />;

  const { shown, last } = page;
  const isNarrowed = Object.values(query).some(Boolean);
  const nothing = isNarrowed
    ? { title: t('none'), description: t('noneHint') }
    : { title: t('empty'), description: t('emptyHint') };
  return (
    <>
      {shown.length === 0 ? (
        <Nothing {...nothing} />
      ) : (
        <List.Root variant="plain" gap="2" aria-label={t('list')}>
          {shown.map((entry) => (
            <ActivityItem key={entry.id} entry={entry} />
          ))}
        </List.Root>
      )}
      <ListPager onPrevious={goBack} onNext={last && (() => goOn({ at: last.at, id: last.id }))} />
    </>
  );
}

import { Badge, Box, Button, Code, Collapsible, HStack, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ThingDetails } from '@/components/admin/activity/thing-details';
import { auditFilter, type ActivityQuery } from '@/components/admin/activity/use-activity-query';
import { ListPager } from '@/components/admin/list-pager';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { pageOf, useCursorPages } from '@/components/admin/use-cursor-pages';
import { Icon } from '@/components/ui/media/icon';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AuditEntry } from '@/lib/domain/audit/audit-entry';
import { AUDIT_PAGE_SIZE, watchAudit } from '@/lib/firestore/logs/audit';
import { type NewestCursor } from '@/lib/firestore/logs/newest-page';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

/** One page of the activity log, live; a change of the filters returns to the first page. */
export function ActivityList({ query }: { readonly query: ActivityQuery }) {
  const { storeId: store, timeZone } = useStoreSetting();
  const { t } = useTranslation('admin-activity');
  const key = JSON.stringify(query);
  const { after, goOn, goBack } = useCursorPages<NewestCursor>(key);
  const state = useListener<AuditEntry[]>(JSON.stringify([key, after]), (onNext, onError) =>
    watchAudit(store, auditFilter(query, timeZone), after, onNext, onError),
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

/** One action in one line; its changes expand below. */
function ActivityItem({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTranslation('admin-activity');
  const { dateTime } = useFormats();
  const { at, by, action, kind, things, moreThings, requestId } = entry;
  const name = things[0]?.name;
  return (
    <List.Item display="block" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Collapsible.Root lazyMount>
        <HStack justify="space-between" gap="3" px="4" py="3" align="start">
          <Stack gap="0.5" minWidth="0">
            <HStack gap="2" wrap="wrap">
              <Text fontWeight="medium">{t(`action.${action ?? 'unknown'}`)}</Text>
              <Badge variant="subtle">{t(`kind.${kind}`)}</Badge>
              {name && (
                <Text truncate>
                  <bdi>{name}</bdi>
                </Text>
              )}
            </HStack>
            <Text textStyle="sm" color="fg.muted">
              <bdi>{by.email || t('somebody')}</bdi>
              {by.name && (
                <>
                  {' '}
                  (<bdi>{by.name}</bdi>)
                </>
              )}{' '}
              · {t(`role.${by.role}`)} · <time dateTime={new Date(at).toISOString()}>{dateTime(at)}</time>
            </Text>
          </Stack>
          <Collapsible.Trigger asChild>
            <Button size="sm" variant="ghost" flexShrink="0">
              {t('details')}
              <Icon name="chevron-down" size={16} />
            </Button>
          </Collapsible.Trigger>
        </HStack>
        <Collapsible.Content>
          <Stack gap="4" px="4" pb="4">
            {things.map((thing) => (
              <ThingDetails key={`${thing.kind} ${thing.id}`} thing={thing} />
            ))}
            {moreThings > 0 && <Text textStyle="sm">{t('moreThings', { count: moreThings })}</Text>}
            <Box textStyle="xs" color="fg.muted">
              {t('reference')}{' '}
              <Code size="sm" userSelect="all" dir="ltr">
                {requestId}
              </Code>
            </Box>
          </Stack>
        </Collapsible.Content>
      </Collapsible.Root>
    </List.Item>
  );
}

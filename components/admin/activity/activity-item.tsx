import { Badge, Box, Button, Code, Collapsible, HStack, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ThingDetails } from '@/components/admin/activity/thing-details';
import { Icon } from '@/components/ui/media/icon';
import type { AuditEntry } from '@/lib/domain/audit/audit-entry';
import { useFormats } from '@/lib/hooks/use-formats';

/** What somebody did, in one line; what it changed opens below. */
export function ActivityItem({ entry }: { readonly entry: AuditEntry }) {
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

import { Badge, HStack, Link, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { PanelLink } from '@/components/admin/dashboard/panel-link';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import type { ContactRequest } from '@/lib/domain/contact/contact-request';
import { watchLatestMessages } from '@/lib/firestore/overview';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

const SHOWN = 3;

export function LatestMessages() {
  const { t } = useTranslation('admin-sales');
  return (
    <Panel title={t('dashboard.latestMessages')}>
      <Messages />
      <PanelLink href={adminPaths.contactUs}>{t('dashboard.link.messages')}</PanelLink>
    </Panel>
  );
}

function Messages() {
  const store = useStoreId();
  const { t } = useTranslation('admin-sales');
  const latest = useListener<ContactRequest[]>(store, (onNext, onError) =>
    watchLatestMessages(store, SHOWN, onNext, onError),
  );
  if (latest.status === 'loading') return <ListSkeleton rows={SHOWN} />;
  if (latest.status === 'failed') return <LoadFailure code={latest.code} />;
  if (latest.status === 'missing' || latest.value.length === 0)
    return <Nothing title={t('dashboard.noMessages')} />;
  return (
    <Stack as="ul" listStyleType="none" gap="4">
      {latest.value.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </Stack>
  );
}

function Message({
  message: { id, fullName, comments, status, createdAt },
}: {
  readonly message: ContactRequest;
}) {
  const { t } = useTranslation('admin-sales');
  const { dateTime } = useFormats();
  return (
    <Stack as="li" gap="1">
      <HStack justify="space-between" gap="3" wrap="wrap">
        <HStack gap="2">
          <Link asChild fontWeight="medium">
            <NextLink href={adminPaths.contactMessage(id)}>
              <bdi>{fullName}</bdi>
            </NextLink>
          </Link>
          {status === 'new' && <Badge colorPalette="blue">{t('dashboard.unread')}</Badge>}
        </HStack>
        <Text textStyle="xs" color="fg.muted">
          {dateTime(createdAt)}
        </Text>
      </HStack>
      <Text color="fg.muted" lineClamp="2" dir="auto">
        {comments}
      </Text>
    </Stack>
  );
}

import { Box, HStack, LinkBox, LinkOverlay, List, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { ContactStatusBadge } from '@/components/admin/contact/contact-status-badge';
import { pageOf, useCursorPages } from '@/components/admin/use-cursor-pages';
import { statusesOf, type InboxTab } from '@/components/admin/contact/use-inbox-query';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { ListPager } from '@/components/admin/list-pager';
import { useStoreId } from '@/context/use-store-id';
import type { ContactRequest } from '@/lib/domain/contact/contact-request';
import { isolateNumberPairs } from '@/lib/domain/locale';
import { queryTokens } from '@/lib/domain/orders/lists/order-search';
import { INBOX_PAGE_SIZE, watchMessages } from '@/lib/firestore/inbox';
import { cursorOf, type NewestCursor } from '@/lib/firestore/logs/newest-page';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

type Href = { readonly pathname: string; readonly query: Record<string, string> };

interface MessageListProps {
  readonly tab: InboxTab;
  readonly q: string;
  /** Id of the open message; empty for none. */
  readonly chosen: string;
  readonly hrefOf: (change: { readonly message: string }) => Href;
}

export function MessageList({ tab, q, chosen, hrefOf }: MessageListProps) {
  const store = useStoreId();
  const { t } = useTranslation('admin-orders');
  const key = `${tab} ${q}`;
  const { after, goOn, goBack } = useCursorPages<NewestCursor>(key);
  const state = useListener<ContactRequest[]>(JSON.stringify([key, after]), (onNext, onError) => {
    const tokens = q ? queryTokens(q) : null;
    if (tokens?.length === 0) {
      onNext([]);
      return () => {};
    }
    return watchMessages(store, { statuses: statusesOf(tab), tokens }, after, onNext, onError);
  });
  const page = pageOf(state, INBOX_PAGE_SIZE);
  if (state.status === 'failed') return <LoadFailure code={state.code} />;
  if (!page) return <ListSkeleton />;
  const { shown, last } = page;
  return (
    <>
      {shown.length === 0 ? (
        <Nothing title={t('inbox.none')} description={t('inbox.noneHint')} />
      ) : (
        <List.Root variant="plain" gap="2" aria-label={t('inbox.list')}>
          {shown.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              chosen={message.id === chosen}
              href={hrefOf({ message: message.id })}
            />
          ))}
        </List.Root>
      )}
      <ListPager onPrevious={goBack} onNext={last && (() => goOn(cursorOf(last)))} />
    </>
  );
}

interface MessageItemProps {
  readonly message: ContactRequest;
  readonly chosen: boolean;
  readonly href: Href;
}

function MessageItem({ message, chosen, href }: MessageItemProps) {
  const { dateTime } = useFormats();
  return (
    <List.Item display="block">
      <LinkBox
        px="4"
        py="3"
        bg={chosen ? 'bg.muted' : 'bg.panel'}
        borderWidth="1px"
        borderRadius="l3"
        borderColor={chosen ? 'border.emphasized' : 'border'}
      >
        <HStack justify="space-between" gap="3">
          <LinkOverlay asChild fontWeight={message.status === 'new' ? 'bold' : 'medium'} minWidth="0">
            <NextLink href={href} shallow scroll={false} aria-current={chosen ? 'true' : undefined}>
              <bdi>{message.fullName}</bdi>
            </NextLink>
          </LinkOverlay>
          <ContactStatusBadge status={message.status} />
        </HStack>
        <Text lineClamp="2" textStyle="sm" dir="auto">
          {isolateNumberPairs(message.comments)}
        </Text>
        <Box textStyle="xs" color="fg.muted">
          {dateTime(message.createdAt)}
        </Box>
      </LinkBox>
    </List.Item>
  );
}

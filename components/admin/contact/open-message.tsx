import { Box, Card, DataList, Heading, HStack, Link, List, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';
import { ContactStatusBadge } from '@/components/admin/contact/contact-status-badge';
import { MessageActions, useMessageActions } from '@/components/admin/contact/message-actions';
import { ReplyForm } from '@/components/admin/contact/reply-form';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { WithheldMailsAbout } from '@/components/admin/mails/withheld-mails-about';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import type { ContactReply, ContactRequest } from '@/lib/domain/contact/contact-request';
import { isolateNumberPairs } from '@/lib/domain/locale';
import { watchMessage } from '@/lib/firestore/inbox';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

interface OpenMessageProps {
  readonly id: string;
  readonly listHref: { readonly pathname: string; readonly query: Record<string, string> };
  /** Called after the message was deleted here. */
  readonly onGone: () => void;
}

export function OpenMessage({ id, listHref, onGone }: OpenMessageProps) {
  const store = useStoreId();
  const { t } = useTranslation('admin-orders');
  const state = useListener<ContactRequest>(id, (onNext, onError) =>
    watchMessage(store, id, onNext, onError),
  );
  return (
    <Stack gap="3">
      <Link asChild hideFrom="xl" variant="underline" alignSelf="flex-start">
        <NextLink href={listHref} shallow>
          {t('inbox.back')}
        </NextLink>
      </Link>
      {state.status === 'loading' && <ListSkeleton />}
      {state.status === 'failed' && <LoadFailure code={state.code} />}
      {state.status === 'missing' && <Nothing title={t('inbox.gone')} />}
      {state.status === 'ready' && <Message message={state.value} onGone={onGone} />}
    </Stack>
  );
}

function Message({ message, onGone }: { readonly message: ContactRequest; readonly onGone: () => void }) {
  const store = useStoreId();
  const { mark } = useMessageActions(message);
  const markRead = useEffectEvent(() => {
    if (message.status === 'new') void mark('read');
  });
  // Only when it is opened: a message marked as unread while it is open stays unread.
  useEffect(() => markRead(), []);
  return (
    <Card.Root as="article">
      <Card.Header>
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Card.Title as="h2">
            <bdi>{message.fullName}</bdi>
          </Card.Title>
          <ContactStatusBadge status={message.status} />
        </HStack>
      </Card.Header>
      <Card.Body>
        <Stack gap="5">
          <MessageActions message={message} onGone={onGone} />
          <Facts message={message} />
          <Box
            as="blockquote"
            dir="auto"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            borderInlineStartWidth="3px"
            borderColor="border.emphasized"
            ps="4"
          >
            {isolateNumberPairs(message.comments)}
          </Box>
          <WithheldMailsAbout store={store} about={{ requestId: message.id }} />
          <SentReplies replies={message.replies} />
          <ReplyForm message={message} />
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}

function Facts({ message: { email, createdAt, locale } }: { readonly message: ContactRequest }) {
  const { t } = useTranslation('admin-orders');
  const { dateTime } = useFormats();
  const facts = [
    [
      t('inbox.from'),
      <Link key="email" href={`mailto:${email}`} dir="ltr" wordBreak="break-all">
        {email}
      </Link>,
    ],
    [t('inbox.written'), dateTime(createdAt)],
    [t('inbox.language'), t(`inbox.languages.${locale}`)],
  ] as const;
  return (
    <Stack gap="3">
      <DataList.Root orientation="horizontal">
        {facts.map(([label, value]) => (
          <DataList.Item key={label}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      <HStack gap="4" wrap="wrap" textStyle="sm">
        <Link asChild variant="underline">
          <NextLink href={adminPaths.ordersOf(email)}>{t('inbox.orders')}</NextLink>
        </Link>
        <Link asChild variant="underline">
          <NextLink href={adminPaths.contactFrom(email)} shallow>
            {t('inbox.messages')}
          </NextLink>
        </Link>
      </HStack>
    </Stack>
  );
}

/** The replies so far, oldest first. */
function SentReplies({ replies }: { readonly replies: readonly ContactReply[] }) {
  const { t } = useTranslation('admin-orders');
  const { dateTime } = useFormats();
  if (replies.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        {t('inbox.reply.sent')}
      </Heading>
      <List.Root variant="plain" gap="3">
        {replies.map((reply) => (
          <List.Item display="block" key={reply.id}>
            <Box bg="bg.muted" borderRadius="l3" px="4" py="3">
              <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {isolateNumberPairs(reply.text)}
              </Text>
              <Text textStyle="xs" color="fg.muted">
                <bdi>{reply.byName}</bdi> · {dateTime(reply.at)}
              </Text>
            </Box>
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}

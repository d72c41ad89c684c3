import { Badge, Button, HStack, Link, List, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { Failure, ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { useMarkMessage } from '@/components/admin/messages/use-mark-message';
import { useMessageTexts } from '@/components/admin/messages/use-message-texts';
import { prepareNotices } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { adminPaths } from '@/lib/admin-paths';
import type { MarkedState, MessageToSend } from '@/lib/domain/api/messages';
import type { ShopperMessage } from '@/lib/domain/messages/shopper-message';
import { watchMessagesToSend } from '@/lib/firestore/messages';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

/** Messages to send from a phone, oldest first: one tap opens WhatsApp with the text, another confirms that it was sent. */
export function MessagesToSend() {
  const store = useStoreId();
  const { t } = useTranslation('admin-messages');
  const waiting = useListener<ShopperMessage[]>(store, (onNext, onError) =>
    watchMessagesToSend(store, onNext, onError),
  );
  const messages = waiting.status === 'ready' ? waiting.value : [];
  // The texts hold links with which a shopper acts, so support gets none.
  const isSupport = useUserContext().user?.isSupport ?? false;
  const { textOf, isGone, code, retry } = useMessageTexts(isSupport ? [] : messages.map(({ id }) => id));
  const { busy, mark } = useMarkMessage();
  if (waiting.status === 'failed') return <LoadFailure code={waiting.code} />;
  if (waiting.status !== 'ready') return <ListSkeleton rows={3} />;
  if (messages.length === 0) return <Nothing title={t('toSend.none')} />;
  return (
    <>
      {isSupport && (
        <Text mb="4" color="fg.muted">
          {t('toSend.support')}
        </Text>
      )}
      {code && (
        <Failure code={code}>
          <Button size="sm" variant="outline" onClick={retry}>
            {t('toSend.retry')}
          </Button>
        </Failure>
      )}
      <List.Root variant="plain" gap="5">
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            rendered={textOf(message.id)}
            isGone={isGone(message.id)}
            isBusy={busy === message.id}
            onMark={(to) => void mark(message.id, to)}
          />
        ))}
      </List.Root>
    </>
  );
}

interface MessageItemProps {
  readonly message: ShopperMessage;
  /** Undefined while it loads. */
  readonly rendered: MessageToSend | undefined;
  readonly isGone: boolean;
  readonly isBusy: boolean;
  readonly onMark: (to: MarkedState) => void;
}

function MessageItem({ message, rendered, isGone, isBusy, onMark }: MessageItemProps) {
  const { t } = useTranslation('admin-messages');
  const { dateTime } = useFormats();
  const { notice, orderId, orderNumber, problem, createdAt } = message;
  return (
    <List.Item display="block" borderBottomWidth="1px" pb="4">
      <HStack gap="3" wrap="wrap">
        <Link asChild variant="underline" fontWeight="semibold">
          <NextLink href={adminPaths.order(orderId)}>
            <bdi>{orderNumber}</bdi>
          </NextLink>
        </Link>
        <Badge>{t(`notice.${notice}`)}</Badge>
        {problem && <Badge colorPalette="orange">{t(`problem.${problem}`)}</Badge>}
        <Text textStyle="sm" color="fg.muted">
          {dateTime(createdAt)}
        </Text>
      </HStack>
      {rendered && (
        <>
          <Text mt="2">
            <bdi>{rendered.name}</bdi> · <bdi dir="ltr">{rendered.phone}</bdi>
          </Text>
          <Text
            mt="1"
            textStyle="sm"
            color="fg.muted"
            dir="auto"
            lang={rendered.locale}
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            {rendered.text}
          </Text>
        </>
      )}
      {rendered && !rendered.link && (
        <Text mt="2" color="fg.warning">
          {t('toSend.noNumber')}
        </Text>
      )}
      {isGone && <Text mt="2">{t('toSend.gone')}</Text>}
      <HStack gap="2" mt="3" wrap="wrap">
        {rendered?.link && (
          <Button asChild size="sm">
            <a href={rendered.link} target="_blank" rel="noopener noreferrer">
              {t('toSend.open')}
            </a>
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          loading={isBusy}
          onFocus={prepareNotices}
          onClick={() => onMark('sent')}
        >
          {t('toSend.sent')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={isBusy}
          onFocus={prepareNotices}
          onClick={() => onMark('skipped')}
        >
          {t('toSend.skip')}
        </Button>
      </HStack>
    </List.Item>
  );
}

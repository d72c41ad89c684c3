import { Badge, Button, HStack, Link, List, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { useMarkMessage } from '@/components/admin/messages/use-mark-message';
import { prepareNotices } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import type { StoreUser } from '@/lib/domain/account/store-user';
import { canMark, type ShopperMessage } from '@/lib/domain/messages/shopper-message';
import { watchDoneMessages } from '@/lib/firestore/messages';
import { watchStaff } from '@/lib/firestore/people/store-users';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

/** The latest messages that were sent or skipped: by whom, when and how, with undo. */
export function DoneMessages() {
  const store = useStoreId();
  const { t } = useTranslation('admin-messages');
  const done = useListener<ShopperMessage[]>(store, (onNext, onError) =>
    watchDoneMessages(store, onNext, onError),
  );
  const { busy, mark } = useMarkMessage();
  const staff = useListener<StoreUser[]>(store, (onNext, onError) => watchStaff(store, onNext, onError));
  const people = new Map(
    staff.status === 'ready' ? staff.value.map((one) => [one.id, one.name || one.email]) : [],
  );
  if (done.status === 'failed') return <LoadFailure code={done.code} />;
  if (done.status !== 'ready') return <ListSkeleton rows={3} />;
  if (done.value.length === 0) return <Text>{t('done.none')}</Text>;
  return (
    <List.Root variant="plain" gap="3">
      {done.value.map((message) => (
        <DoneMessage
          key={message.id}
          message={message}
          by={people.get(message.by) ?? ''}
          isBusy={busy === message.id}
          onUndo={() => void mark(message.id, 'waiting')}
        />
      ))}
    </List.Root>
  );
}

interface DoneMessageProps {
  readonly message: ShopperMessage;
  readonly by: string;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

function DoneMessage({ message, by, isBusy, onUndo }: DoneMessageProps) {
  const { t } = useTranslation('admin-messages');
  const { dateTime } = useFormats();
  const { state, channel, notice, orderId, orderNumber, doneAt } = message;
  return (
    <List.Item display="block">
      <HStack gap="3" wrap="wrap">
        <Link asChild variant="underline">
          <NextLink href={adminPaths.order(orderId)}>
            <bdi>{orderNumber}</bdi>
          </NextLink>
        </Link>
        <Text>{t(`notice.${notice}`)}</Text>
        <Badge colorPalette={state === 'sent' ? 'green' : 'gray'}>
          {state === 'skipped' ? t('done.skipped') : t(`channel.${channel ?? 'by-hand'}`)}
        </Badge>
        <Text textStyle="sm" color="fg.muted">
          {doneAt !== null && dateTime(doneAt)} {by && <bdi>{by}</bdi>}
        </Text>
        {canMark(message, 'waiting') && (
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            loading={isBusy}
            onFocus={prepareNotices}
            onClick={onUndo}
          >
            {t('done.undo')}
          </Button>
        )}
      </HStack>
    </List.Item>
  );
}

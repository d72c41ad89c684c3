import { Alert, Link, List } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { adminPaths } from '@/lib/admin-paths';
import { TO_SEND, type ShopperMessage } from '@/lib/domain/messages/shopper-message';
import type { Order } from '@/lib/domain/orders/order';
import { watchMessagesAbout } from '@/lib/firestore/messages';
import { useListener } from '@/lib/hooks/use-listener';

/** Messages about an order that wait to be sent from a phone, and why a provider failed; nothing without any. */
export function OrderMessages({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-messages');
  const about = useListener<ShopperMessage[]>(order.id, (onNext, onError) =>
    watchMessagesAbout(order.storeId, order.id, onNext, onError),
  );
  const waiting = about.status === 'ready' ? about.value.filter(({ state }) => TO_SEND.includes(state)) : [];
  if (waiting.length === 0) return null;
  return (
    <Alert.Root status={waiting.some(({ state }) => state === 'failed') ? 'warning' : 'info'} mb="5">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('about.title')}</Alert.Title>
        <Alert.Description>
          <List.Root variant="plain">
            {waiting.map(({ id, notice, problem }) => (
              <List.Item key={id}>
                {[t(`notice.${notice}`), problem && t(`problem.${problem}`)].filter(Boolean).join(' · ')}
              </List.Item>
            ))}
          </List.Root>
          <Link asChild variant="underline" color="inherit">
            <NextLink href={adminPaths.messages}>{t('about.link')}</NextLink>
          </Link>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

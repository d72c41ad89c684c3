import { Badge, Box, Button, HStack, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ArriveDialog } from '@/components/admin/returns/arrive-dialog';
import { DeclineDialog } from '@/components/admin/returns/decline-dialog';
import { SettleDialog } from '@/components/admin/returns/settle-dialog';
import { useReturnStep } from '@/components/admin/returns/use-return-step';
import { RETURN_STATE_PALETTE } from '@/components/ui/orders/return-state-palette';
import { localized } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import {
  canMoveReturn,
  hasArrived,
  requestedAt,
  type OrderReturn,
  type ReturnEvent,
} from '@/lib/domain/orders/returns/return';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface ReturnItemProps {
  readonly order: Order;
  readonly one: OrderReturn;
}

/** One return: what is in it and why, what its shopper would like, what became of it, and the steps that it can take. */
export function ReturnItem({ order, one }: ReturnItemProps) {
  const { t } = useTranslation(['admin-returns', 'orders']);
  const { dateTime } = useFormats();
  const name = t('of', { date: dateTime(requestedAt(one)) });
  return (
    <Stack as="section" aria-label={name} gap="2" borderWidth="1px" borderRadius="l2" p="3">
      <HStack justify="space-between" wrap="wrap">
        <Text fontWeight="medium">{name}</Text>
        <Badge colorPalette={RETURN_STATE_PALETTE[one.state]}>{t(`orders:returns.state.${one.state}`)}</Badge>
      </HStack>
      <Contents order={order} one={one} />
      <Text textStyle="sm">
        {one.kind === 'withdrawal'
          ? t('withdrawal')
          : t('wish', { wish: t(`orders:returns.wish.${one.wish}`) })}
      </Text>
      {one.note && (
        <Text textStyle="sm" dir="auto">
          {one.note}
        </Text>
      )}
      <Steps order={order} one={one} />
      <Changes events={one.events} />
    </Stack>
  );
}

function Contents({ order, one }: ReturnItemProps) {
  const { t } = useTranslation(['admin-returns', 'orders']);
  const { locale } = useFormats();
  return one.lines.map(({ line, quantity, reason, restocked }) => {
    const title = order.lines[line]?.title;
    return (
      title && (
        <Text key={line} textStyle="sm">
          {t('orders:parcels.pieces', { count: quantity, title: localized(title, locale) })}
          {reason && ` · ${t(`orders:returns.reason.${reason}`)}`}
          {hasArrived(one) && ` · ${t('restocked', { count: restocked })}`}
        </Text>
      )
    );
  });
}

type Asked = 'decline' | 'arrive' | 'settle';

function Steps({ order, one }: ReturnItemProps) {
  const { t } = useTranslation('admin-returns');
  const { move, saving } = useReturnStep(order, one);
  const [asked, setAsked] = useState<Asked | null>(null);
  const can = (to: Parameters<typeof canMoveReturn>[1]) => canMoveReturn(one.state, to, 'owner');
  const close = () => setAsked(null);
  return (
    <>
      <HStack gap="2" wrap="wrap">
        {can('approved') && (
          <Button size="xs" loading={saving} onClick={() => void move('approved')}>
            {t('step.approved')}
          </Button>
        )}
        {can('received') && (
          <Button size="xs" onClick={() => setAsked('arrive')}>
            {t('step.received')}
          </Button>
        )}
        {can('refunded') && (
          <Button size="xs" onClick={() => setAsked('settle')}>
            {t('step.settle')}
          </Button>
        )}
        {can('declined') && (
          <Button size="xs" variant="outline" onClick={() => setAsked('decline')}>
            {t('step.declined')}
          </Button>
        )}
      </HStack>
      {asked === 'arrive' && <ArriveDialog order={order} one={one} onClose={close} />}
      {asked === 'settle' && <SettleDialog order={order} one={one} onClose={close} />}
      {asked === 'decline' && <DeclineDialog order={order} one={one} onClose={close} />}
    </>
  );
}

/** What became of it, newest first. */
function Changes({ events }: { readonly events: readonly ReturnEvent[] }) {
  const { t } = useTranslation(['admin-returns', 'admin', 'orders']);
  const { dateTime } = useFormats();
  return (
    <Box as="details" textStyle="sm" color="fg.muted">
      <summary>{t('history')}</summary>
      <List.Root as="ol" variant="plain" gap="1" mt="2">
        {[...events].reverse().map(({ at, actor, to, reason }) => (
          <List.Item key={`${at} ${to}`} display="block">
            {dateTime(at)} · {t(`orders:returns.state.${to}`)} · {t(`admin:order.actor.${actor}`)}
            {reason && (
              <>
                {' · '}
                <bdi>{reason}</bdi>
              </>
            )}
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}

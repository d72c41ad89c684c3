import { Alert, Badge, Box, Button, HStack, Link, List, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ArriveDialog } from '@/components/admin/returns/arrive-dialog';
import { DeclineDialog } from '@/components/admin/returns/decline-dialog';
import { ExchangeDialog } from '@/components/admin/returns/exchange-dialog';
import { ReturnPhotos } from '@/components/admin/returns/return-photos';
import { SettleDialog } from '@/components/admin/returns/settle-dialog';
import { useReturnStep } from '@/components/admin/returns/use-return-step';
import { useAction } from '@/components/overlays/use-action';
import { RETURN_STATE_PALETTE } from '@/components/ui/orders/return-state-palette';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { localized } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { hasLeft } from '@/lib/domain/orders/order-status';
import {
  hasArrived,
  hasOpenWithdrawal,
  requestedAt,
  type OrderReturn,
  type ReturnEvent,
  type ReturnState,
} from '@/lib/domain/orders/returns/return';
import { canTakeStep } from '@/lib/domain/orders/returns/return-steps';
import { canUndoExchange } from '@/lib/domain/orders/returns/undo-exchange';
import { hasSlip } from '@/lib/domain/papers/return-number';
import { lineTexts } from '@/lib/domain/studio/design/line-design';
import { saveReturnSlip } from '@/lib/functions/return-slip';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface ReturnItemProps {
  readonly order: Order;
  readonly one: OrderReturn;
}

/** One return: content, reasons, the shopper's wish, state, and possible next steps. */
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
      <Given order={order} one={one} />
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
      <ReturnPhotos order={order} one={one} />
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

/** The replacement that the shopper gets. */
function Given({ order, one: { given = [] } }: ReturnItemProps) {
  const { t } = useTranslation('admin-returns');
  const { locale } = useFormats();
  return given.map(({ line, quantity }) => {
    const bought = order.lines[line];
    const title = bought && [localized(bought.title, locale), ...lineTexts(bought, locale)].join(' · ');
    return (
      title && (
        <Text key={line} textStyle="sm">
          {t('given', { count: quantity, title })}
        </Text>
      )
    );
  });
}

type Asked = 'address' | 'decline' | 'arrive' | 'settle' | 'exchange';

function Steps({ order, one }: ReturnItemProps) {
  const { t } = useTranslation('admin-returns');
  const { move, undo, saving } = useReturnStep(order, one);
  const [asked, setAsked] = useState<Asked | null>(null);
  const can = (to: ReturnState) => canTakeStep(order, one, to, 'owner');
  const { contact } = useStoreSetting();
  // The shopper is told to send the parcel to it.
  const lacksAddress = hasLeft(order) && !order.gift && Object.values(contact.address).every((text) => !text);
  const isUnderWay = order.status !== 'delivered' && hasOpenWithdrawal({ returns: [one] });
  const close = () => setAsked(null);
  return (
    <>
      {isUnderWay && <Text textStyle="sm">{t(hasLeft(order) ? 'underWay.left' : 'underWay.here')}</Text>}
      <HStack gap="2" wrap="wrap">
        {can('approved') && (
          <Button
            size="xs"
            loading={saving}
            onClick={() => (lacksAddress ? setAsked('address') : void move('approved'))}
          >
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
        {can('exchanged') && (
          <Button size="xs" variant="outline" onClick={() => setAsked('exchange')}>
            {t('step.exchange')}
          </Button>
        )}
        {can('closed') && (
          <Button size="xs" variant="outline" loading={saving} onClick={() => void move('closed')}>
            {t('step.closed')}
          </Button>
        )}
        {hasSlip(one) && <SlipButton order={order} one={one} />}
        {canUndoExchange(order, one) && (
          <Button size="xs" variant="outline" loading={saving} onClick={() => void undo()}>
            {t('step.undo')}
          </Button>
        )}
        {can('declined') && (
          <Button size="xs" variant="outline" onClick={() => setAsked('decline')}>
            {t('step.declined')}
          </Button>
        )}
      </HStack>
      {asked === 'address' && lacksAddress && <AddressMissing />}
      {asked === 'arrive' && <ArriveDialog order={order} one={one} onClose={close} />}
      {asked === 'settle' && <SettleDialog order={order} one={one} onClose={close} />}
      {asked === 'exchange' && <ExchangeDialog order={order} one={one} onClose={close} />}
      {asked === 'decline' && <DeclineDialog order={order} one={one} onClose={close} />}
    </>
  );
}

/** Holds the approval until shoppers can be told where to send the parcel. */
function AddressMissing() {
  const { t } = useTranslation('admin-returns');
  return (
    <Alert.Root status="warning" role="alert" size="sm">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('address.title')}</Alert.Title>
        <Alert.Description>
          {t('address.text')}{' '}
          <Link asChild variant="underline">
            <NextLink href={adminPaths.contactAndFooter}>{t('address.link')}</NextLink>
          </Link>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Downloads the slip, to send it by mail or print it at the counter. */
function SlipButton({ order, one }: ReturnItemProps) {
  const { t } = useTranslation('admin-returns');
  const { run, busy } = useAction();
  return (
    <Button size="xs" variant="outline" loading={busy} onClick={() => void run(saveReturnSlip(order, one))}>
      {t('slip')}
    </Button>
  );
}

/** The return's history, newest first. */
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

import { Box, Button, HStack, Link, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { OrderStatusBadge } from '@/components/admin/orders/order-status-badge';
import { BackDialog } from '@/components/admin/orders/parcels/back-dialog';
import { CorrectDialog } from '@/components/admin/orders/parcels/correct-dialog';
import { useParcelStep } from '@/components/admin/orders/parcels/use-parcel-step';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { trackingLink } from '@/lib/domain/orders/parcels/carriers';
import { hasLeft } from '@/lib/domain/orders/order-status';
import { nextParcelStates, type Parcel, type ParcelEvent } from '@/lib/domain/orders/parcels/parcel';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface ParcelItemProps {
  readonly order: Order;
  readonly parcel: Parcel;
  /** Counted from 1. */
  readonly number: number;
}

/** One parcel: its content, shipment and state, and the possible next steps. */
export function ParcelItem({ order, parcel, number }: ParcelItemProps) {
  const { t } = useTranslation('admin-orders');
  const { count } = useFormats();
  const { move, saving } = useParcelStep(order, parcel);
  const [asked, setAsked] = useState<'correct' | 'back' | null>(null);
  const steps = hasLeft(order) ? nextParcelStates(parcel.state) : [];
  const name = t('parcels.number', { number: count(number) });
  const close = () => setAsked(null);
  return (
    <Stack as="section" aria-label={name} gap="2" borderWidth="1px" borderRadius="l2" p="3">
      <HStack justify="space-between" wrap="wrap">
        <Text fontWeight="medium">{name}</Text>
        <OrderStatusBadge order={order} status={parcel.state} />
      </HStack>
      <Contents order={order} parcel={parcel} />
      <Tracking parcel={parcel} />
      <HStack gap="2" wrap="wrap">
        {steps.map((to) => (
          <Button
            key={to}
            size="xs"
            variant={to === 'delivered' ? 'solid' : 'outline'}
            loading={saving}
            onClick={() => (to === 'undelivered' ? setAsked('back') : void move(to))}
          >
            {t(`parcels.step.${to}`)}
          </Button>
        ))}
        <Button size="xs" variant="ghost" onClick={() => setAsked('correct')}>
          {t('parcels.correct')}
        </Button>
      </HStack>
      <Changes events={parcel.events} />
      {asked === 'correct' && <CorrectDialog order={order} parcel={parcel} name={name} onClose={close} />}
      {asked === 'back' && <BackDialog order={order} parcel={parcel} name={name} onClose={close} />}
    </Stack>
  );
}

function Contents({ order, parcel }: Omit<ParcelItemProps, 'number'>) {
  const { t } = useTranslation('orders');
  const { locale } = useFormats();
  return parcel.lines.map(({ line, quantity }) => {
    const title = order.lines[line]?.title;
    return (
      title && (
        <Text key={line} textStyle="sm">
          {t('parcels.pieces', { count: quantity, title: localized(title, locale) })}
        </Text>
      )
    );
  });
}

function Tracking({ parcel }: { readonly parcel: Parcel }) {
  const { t } = useTranslation(['admin-orders', 'orders']);
  const { carrier, trackingNumber } = parcel;
  const link = trackingLink(parcel, useStoreSetting().carriers.own);
  if (!carrier && !trackingNumber)
    return (
      <Text textStyle="sm" color="fg.muted">
        {t('parcels.untracked')}
      </Text>
    );
  return (
    <HStack gap="2" wrap="wrap" textStyle="sm">
      {carrier && <bdi>{carrier}</bdi>}
      {trackingNumber && <bdi>{trackingNumber}</bdi>}
      {link && (
        <Link href={link} target="_blank" rel="noopener noreferrer" variant="underline">
          {t('orders:parcels.follow')}
        </Link>
      )}
    </HStack>
  );
}

/** The parcel's earlier states, newest first; nothing if it has only shipped. */
function Changes({ events }: { readonly events: readonly ParcelEvent[] }) {
  const { t } = useTranslation(['admin-orders', 'orders']);
  const { dateTime } = useFormats();
  if (events.length === 0) return null;
  return (
    <Box as="details" textStyle="sm" color="fg.muted">
      <summary>{t('parcels.history')}</summary>
      <List.Root as="ol" variant="plain" gap="1" mt="2">
        {[...events].reverse().map(({ at, state, carrier, trackingNumber, why }) => (
          <List.Item key={`${at} ${state} ${trackingNumber}`} display="block">
            {dateTime(at)} · {t(`orders:status.${state}`)}
            {why && ` · ${t(`orders:undelivered.${why}`)}`}
            {[carrier, trackingNumber].filter(Boolean).map((text) => (
              <span key={text}>
                {' · '}
                <bdi>{text}</bdi>
              </span>
            ))}
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}

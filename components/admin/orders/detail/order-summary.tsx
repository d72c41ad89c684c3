import { Button, DataList, HStack, Link, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { OrderStatusBadge } from '@/components/admin/orders/order-status-badge';
import { Panel } from '@/components/admin/panel';
import { AddressLines } from '@/components/ui/orders/address-lines';
import { adminPaths } from '@/lib/admin-paths';
import { estimateText } from '@/lib/domain/delivery/estimate-text';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import type { Order, ShippingAddress } from '@/lib/domain/orders/order';
import { partOf } from '@/lib/domain/orders/parcels/left-to-ship';
import { DIRECT } from '@/lib/domain/visits/visit-day';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { telLink } from '@/lib/tel-link';

export function OrderSummary({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['admin', 'admin-orders', 'orders']);
  const formats = useFormats();
  const { dateTime, count, money, locale } = formats;
  const { address, delivery, shipment } = order;
  return (
    <Stack gap="5">
      <Panel title={t('order.section.summary')}>
        <DataList.Root orientation="horizontal">
          <Fact label={t('order.fact.id')} value={<bdi>{order.number}</bdi>} />
          <Fact
            label={t('order.fact.status')}
            value={
              <span role="status">
                <OrderStatusBadge order={order} status={order.status} part={partOf(order)} />
              </span>
            }
          />
          <Fact label={t('order.fact.date')} value={dateTime(order.createdAt)} />
          <Fact label={t('order.fact.total')} value={money(order.total, order.currency)} />
          <Fact label={t('order.fact.totalProducts')} value={count(order.totalProducts)} />
          <Fact
            label={t('order.fact.paymentMethod')}
            value={t(`orders:paymentMethod.${order.paymentMethod}`)}
          />
          <Fact
            label={t('order.fact.paymentStatus')}
            value={t(`orders:paymentStatus.${order.paymentStatus}`)}
          />
          {!order.byHand && (
            <Fact label={t('admin-orders:referral.label')} value={<CameFrom order={order} />} />
          )}
          {order.cashDueAt !== null && (
            <Fact
              label={t('admin-orders:courierCash.label')}
              value={t('admin-orders:courierCash.due', { time: dateTime(order.cashDueAt) })}
            />
          )}
          {order.settlementId !== null && (
            <Fact
              label={t('admin-orders:courierCash.label')}
              value={
                <Link asChild variant="underline">
                  <NextLink href={adminPaths.settlements}>{t('admin-orders:courierCash.received')}</NextLink>
                </Link>
              }
            />
          )}
        </DataList.Root>
      </Panel>
      {delivery && (
        <Panel title={t('orders:detail.method')}>
          <DataList.Root orientation="horizontal">
            <Fact
              label={t('orders:detail.method')}
              value={
                <>
                  {localized(delivery.name, locale)}
                  {localized(delivery.zoneName, locale) && ` · ${localized(delivery.zoneName, locale)}`}
                </>
              }
            />
            {delivery.estimate && (
              <Fact label={t('orders:detail.estimate')} value={estimateText(delivery.estimate, formats)} />
            )}
            {delivery.pickup && (
              <Fact
                label={t('orders:detail.pickup')}
                value={<bdi>{localized(delivery.pickup.address, locale)}</bdi>}
              />
            )}
          </DataList.Root>
        </Panel>
      )}
      {shipment && order.shipments.length === 0 && (
        <Panel title={t('admin-orders:shipment.section')}>
          <DataList.Root orientation="horizontal">
            <Fact label={t('admin-orders:shipment.carrier')} value={<bdi>{shipment.carrier}</bdi>} />
            <Fact
              label={t('admin-orders:shipment.trackingNumber')}
              value={<bdi>{shipment.trackingNumber}</bdi>}
            />
          </DataList.Root>
        </Panel>
      )}
      <Panel title={t('order.section.customer')}>
        <DataList.Root orientation="horizontal">
          <Fact label={t('order.fact.userName')} value={<bdi>{address.fullName}</bdi>} />
          <Fact
            label={t('order.fact.email')}
            value={
              <>
                {address.email ? (
                  <Link href={`mailto:${address.email}`} dir="ltr" wordBreak="break-all">
                    {address.email}
                  </Link>
                ) : (
                  t('admin-orders:noEmail')
                )}
                {order.emailCorrections.map(({ at, from }) => (
                  <Text key={at} as="span" display="block" textStyle="sm" color="fg.muted">
                    {t('admin-orders:emailCorrected', { from, date: dateTime(at) })}
                  </Text>
                ))}
              </>
            }
          />
          <Fact
            label={t('order.fact.mobileNumber')}
            value={
              <Link href={telLink(address.mobileNumber)} dir="ltr">
                {address.mobileNumber}
              </Link>
            }
          />
          <Fact label={t('order.fact.deliveryAddress')} value={<DeliveryAddress address={address} />} />
          {!address.country && (
            <>
              <Fact label={t('order.fact.city')} value={<bdi>{address.city}</bdi>} />
              <Fact label={t('order.fact.zipCode')} value={<bdi>{address.zipCode}</bdi>} />
            </>
          )}
        </DataList.Root>
        <HStack gap="2" wrap="wrap" mt="4">
          <Button asChild size="xs" variant="outline">
            <NextLink href={adminPaths.ordersOf(address.email || address.mobileNumber)}>
              {t('admin-orders:customer.orders')}
            </NextLink>
          </Button>
          {address.email && (
            <Button asChild size="xs" variant="outline">
              <NextLink href={adminPaths.contactFrom(address.email)}>
                {t('admin-orders:customer.messages')}
              </NextLink>
            </Button>
          )}
        </HStack>
      </Panel>
    </Stack>
  );
}

/** What led its shopper to the shop. */
function CameFrom({ order: { referral } }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  if (!referral) return <>{t('referral.unknown')}</>;
  const source = referral.source === DIRECT ? t('referral.direct') : referral.source;
  return <bdi>{[source, referral.medium, referral.campaign].filter(Boolean).join(' · ')}</bdi>;
}

/** Only the street if city and postcode have their own rows. */
function DeliveryAddress({ address }: { readonly address: ShippingAddress }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  if (!address.country) return <bdi>{isolateNumberPairs(address.streetAddress)}</bdi>;
  return (
    <Stack as="address" gap="0" fontStyle="normal">
      <AddressLines address={address} locale={locale} mapLabel={t('detail.map')} />
    </Stack>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue>{value}</DataList.ItemValue>
    </DataList.Item>
  );
}

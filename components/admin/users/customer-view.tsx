import { Button, DataList, Link, Stack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { CustomerCash } from '@/components/admin/customers/customer-cash';
import { CustomerData } from '@/components/admin/customers/customer-data';
import { CustomerConsent } from '@/components/admin/customers/customer-consent';
import { CustomerDuplicates, MergedNotice } from '@/components/admin/customers/duplicates';
import { CustomerMoney } from '@/components/admin/customers/customer-money';
import { CustomerTags } from '@/components/admin/customers/customer-tags';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { OrderTable } from '@/components/admin/orders/list/order-table';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { StaffNotes } from '@/components/admin/staff-notes';
import { CustomerGroups } from '@/components/admin/users/customer-groups';
import { CustomerKind } from '@/components/admin/users/customer-table';
import { useStoreSetting } from '@/context/store-setting-context';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import { collections } from '@/lib/domain/collections';
import type { Customer } from '@/lib/domain/customers/customer';
import type { Order } from '@/lib/domain/orders/order';
import { averageOrder } from '@/lib/domain/stats/figures';
import { watchCustomer } from '@/lib/firestore/people/customers';
import { watchCustomerOrders } from '@/lib/firestore/orders/orders';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';
import { telLink } from '@/lib/tel-link';

/** One customer with their orders, live. */
export function CustomerView({ customerId }: { readonly customerId: string }) {
  const store = useStoreId();
  const { t } = useTranslation('admin-sales');
  const customer = useListener<Customer>(customerId, (onNext, onError) =>
    watchCustomer(store, customerId, onNext, onError),
  );
  if (customer.status === 'loading') return <ListSkeleton />;
  if (customer.status === 'failed') return <LoadFailure code={customer.code} />;
  const value = customer.status === 'ready' ? customer.value : null;
  return (
    <>
      <PageHeader
        title={value ? <bdi>{value.name || value.email}</bdi> : t('customer.notFound')}
        actions={
          <Button asChild variant="outline" size="sm">
            <NextLink href={adminPaths.users}>{t('customer.back')}</NextLink>
          </Button>
        }
      />
      {value?.mergedInto && <MergedNotice customer={value} into={value.mergedInto.id} />}
      {value && !value.mergedInto && <CustomerPanels customer={value} />}
    </>
  );
}

function CustomerPanels({ customer }: { readonly customer: Customer }) {
  const store = useStoreId();
  const { t } = useTranslation(['admin-sales', 'admin-customers']);
  const { id } = customer;
  const orders = useListener<Order[]>([id, ...customer.duplicates].join(), (onNext, onError) =>
    watchCustomerOrders(store, customer, onNext, onError),
  );
  const listed = orders.status === 'ready' ? orders.value : [];
  const latest = listed[0];
  return (
    <Stack gap="6">
      <CustomerFacts customer={customer} />
      <CustomerMoney customer={customer} orders={listed} />
      <CustomerGroups customer={customer} />
      <CustomerTags customer={customer} />
      <CustomerConsent customer={customer} />
      <Panel title={t('admin-customers:notes')}>
        <StaffNotes
          path={collections.customerNotes(store, id)}
          save={(note) => call('addCustomerNote', { storeId: store, customerId: id, ...note })}
        />
      </Panel>
      {latest && <CustomerCash order={latest} />}
      <Panel title={t('customer.section.orders')}>
        {orders.status === 'loading' && <ListSkeleton rows={3} />}
        {orders.status === 'failed' && <LoadFailure code={orders.code} />}
        {orders.status === 'ready' && <CustomerOrders customer={customer} orders={listed} />}
      </Panel>
      <CustomerDuplicates customer={customer} />
      <CustomerData customerId={id} />
    </Stack>
  );
}

function CustomerFacts({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation('admin-sales');
  const { count, dateTime, money } = useFormats();
  const { baseCurrency } = useStoreSetting();
  const { email, phone, uid, orders, spent, refused, firstOrderAt, lastOrderAt, lastSeenAt } = customer;
  const facts: readonly (readonly [FactKey, ReactNode])[] = [
    ['email', email ? <MailLink key="email" email={email} /> : ''],
    ['phone', <PhoneLink key="phone" phone={phone} />],
    ['kind', <CustomerKind key="kind" uid={uid} />],
    ['orders', count(orders)],
    ['spent', money(spent, baseCurrency)],
    ['average', money(averageOrder({ orders, revenue: spent }), baseCurrency)],
    ['refused', count(refused)],
    ['firstOrder', firstOrderAt ? dateTime(firstOrderAt) : ''],
    ['lastOrder', lastOrderAt ? dateTime(lastOrderAt) : ''],
    ['lastSeen', dateTime(lastSeenAt)],
  ];
  return (
    <Panel title={t('customer.section.facts')}>
      <DataList.Root display="grid" gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }} gap="5">
        {facts.map(([key, value]) => (
          <DataList.Item key={key}>
            <DataList.ItemLabel>{t(`customer.fact.${key}`)}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Panel>
  );
}

type FactKey =
  | 'email'
  | 'phone'
  | 'kind'
  | 'orders'
  | 'spent'
  | 'average'
  | 'refused'
  | 'firstOrder'
  | 'lastOrder'
  | 'lastSeen';

const MailLink = ({ email }: { readonly email: string }) => (
  <Link href={`mailto:${email}`}>
    <bdi>{email}</bdi>
  </Link>
);

const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <Link href={telLink(phone)}>
    <bdi dir="ltr">{phone}</bdi>
  </Link>
);

interface CustomerOrdersProps {
  readonly customer: Customer;
  readonly orders: readonly Order[];
}

function CustomerOrders({ customer: { email, phone }, orders }: CustomerOrdersProps) {
  const { t } = useTranslation('admin-sales');
  if (orders.length === 0) return <Nothing title={t('customer.noOrders')} />;
  return (
    <>
      <OrderTable orders={orders} label={t('customer.section.orders')} />
      <Button asChild variant="outline" size="sm" mt="4" alignSelf="flex-start">
        <NextLink href={adminPaths.ordersOf(email || phone)}>{t('customer.allOrders')}</NextLink>
      </Button>
    </>
  );
}

import { Badge, Box, HStack, Link, Table, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { Customer } from '@/lib/domain/customers/customer';
import { currentGroups } from '@/lib/domain/customers/groups';
import { useFormats } from '@/lib/hooks/language/use-formats';

export function CustomerTable({ customers }: { readonly customers: readonly Customer[] }) {
  const { t } = useTranslation('admin-sales');
  return (
    <Box overflowX="auto" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Table.Root aria-label={t('customers.label')} size={{ base: 'sm', md: 'md' }}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('customers.column.name')}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="lg">{t('customers.column.contact')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('customers.column.orders')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('customers.column.spent')}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t('customers.column.lastSeen')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {customers.map((customer) => (
            <CustomerRow key={customer.id} customer={customer} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function CustomerRow({ customer }: { readonly customer: Customer }) {
  const { count, dateTime, money } = useFormats();
  const { baseCurrency } = useStoreSetting();
  const { id, email, phone, uid, orders, spent, lastSeenAt } = customer;
  return (
    <Table.Row>
      <Table.Cell>
        <HStack gap="2" wrap="wrap">
          <Link asChild fontWeight="medium">
            <NextLink href={adminPaths.user(id)}>
              <bdi>{customer.name || email}</bdi>
            </NextLink>
          </Link>
          <CustomerKind uid={uid} />
          {[...new Set([...currentGroups(customer), ...customer.tags])].map((name) => (
            <Badge key={name} variant="outline">
              <bdi>{name}</bdi>
            </Badge>
          ))}
        </HStack>
      </Table.Cell>
      <Table.Cell hideBelow="lg">
        <Text>
          <bdi>{email}</bdi>
        </Text>
        <Text color="fg.muted" textStyle="sm">
          <bdi dir="ltr">{phone}</bdi>
        </Text>
      </Table.Cell>
      <Table.Cell textAlign="end">{count(orders)}</Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap">
        {money(spent, baseCurrency)}
      </Table.Cell>
      <Table.Cell hideBelow="md" whiteSpace="nowrap">
        {dateTime(lastSeenAt)}
      </Table.Cell>
    </Table.Row>
  );
}

/** Whether the customer has an account. */
export function CustomerKind({ uid }: Pick<Customer, 'uid'>) {
  const { t } = useTranslation('admin-sales');
  return (
    <Badge colorPalette={uid ? 'brand' : 'gray'}>{t(uid ? 'customers.member' : 'customers.guest')}</Badge>
  );
}

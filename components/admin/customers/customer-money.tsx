import { Button, DataList, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { Panel } from '@/components/admin/panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { Customer } from '@/lib/domain/customers/customer';
import { lifetimeOf } from '@/lib/domain/customers/lifetime';
import type { Order } from '@/lib/domain/orders/order';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { watchOwnCredit } from '@/lib/firestore/prepaid';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

interface CustomerMoneyProps {
  readonly customer: Customer;
  readonly orders: readonly Order[];
}

/** A customer's payments and refunds in the listed orders, and their credit, which only the owner sees. */
export function CustomerMoney({ customer, orders }: CustomerMoneyProps) {
  const { t } = useTranslation('admin-customers');
  const { money } = useFormats();
  const { baseCurrency } = useStoreSetting();
  const isOwner = useIsOwner();
  const { paid, refunded } = lifetimeOf(orders, baseCurrency);
  return (
    <Panel title={t('lifetime.title')}>
      <Stack gap="4">
        <Text color="fg.muted">{t('lifetime.hint', { currency: baseCurrency })}</Text>
        <DataList.Root display="grid" gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }} gap="5">
          <Fact label={t('lifetime.paid')} value={money(paid, baseCurrency)} />
          <Fact label={t('lifetime.refunded')} value={money(refunded, baseCurrency)} />
          {isOwner && customer.uid && <Credit uid={customer.uid} />}
        </DataList.Root>
      </Stack>
    </Panel>
  );
}

function Credit({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('admin-customers');
  const { storeId } = useStoreSetting();
  const { money } = useFormats();
  const credits = useListener<Prepaid[]>(uid, (onNext, onError) =>
    watchOwnCredit(storeId, uid, onNext, onError),
  );
  if (credits.status !== 'ready') return null;
  const amounts = credits.value.map(({ balance, currency }) => money(balance, currency));
  return (
    <DataList.Item>
      <DataList.ItemLabel>{t('credit.title')}</DataList.ItemLabel>
      <DataList.ItemValue display="block">
        {amounts.join(' · ') || t('credit.none')}{' '}
        <Button asChild variant="plain" size="sm">
          <NextLink href={adminPaths.giftCards}>{t('credit.open')}</NextLink>
        </Button>
      </DataList.ItemValue>
    </DataList.Item>
  );
}

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <DataList.Item>
    <DataList.ItemLabel>{label}</DataList.ItemLabel>
    <DataList.ItemValue>{value}</DataList.ItemValue>
  </DataList.Item>
);

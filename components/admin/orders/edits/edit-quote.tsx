import { Alert, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { VersionTable } from '@/components/admin/orders/edits/version-table';
import type { QuotedEdit } from '@/lib/domain/api/money/order-edits';
import { versionOf } from '@/lib/domain/orders/edits/order-edit';
import type { Order } from '@/lib/domain/orders/order';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface EditQuoteProps {
  readonly order: Order;
  readonly quote: QuotedEdit;
}

/** The order before and after the edit, and how the difference is settled. */
export function EditQuote({ order, quote }: EditQuoteProps) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  const { after, refund, owes, paymentStatus } = quote;
  const shown = (amount: number) => money(amount, order.currency);
  const what =
    refund > 0
      ? t('edit.refunded', { amount: shown(refund) })
      : paymentStatus === 'unpaid'
        ? t('edit.collected', { amount: shown(dueOf(after)) })
        : owes > 0
          ? t('edit.owed', { amount: shown(owes) })
          : t('edit.same');
  return (
    <>
      <VersionTable before={versionOf(order)} after={after} currency={order.currency} />
      <Alert.Root status="info">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>
            {t('edit.totals', { before: shown(order.total), after: shown(after.total) })}
          </Alert.Title>
          <Text>{what}</Text>
        </Alert.Content>
      </Alert.Root>
    </>
  );
}

import { Badge, Box, Button, HStack, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { RefundDialog } from '@/components/admin/orders/detail/refund-dialog';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { isPartOf, REST_CAUSES, refundableByStaff, refundedGoods } from '@/lib/domain/payments/refund-order';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** An order's refunds, and the button for another while something is left to refund. */
export function OrderRefunds({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  const [open, setOpen] = useState(false);
  const left = refundableByStaff(order);
  return (
    <Stack gap="4" align="flex-start">
      {order.refunds.length > 0 && (
        <List.Root variant="plain" gap="3" width="full">
          {[...order.refunds].reverse().map((refund) => (
            <RefundItem key={refund.id} order={order} refund={refund} />
          ))}
        </List.Root>
      )}
      {left > 0 && (
        <>
          <Text textStyle="sm" color="fg.muted">
            {t('refund.left', { amount: money(left, order.currency) })}
          </Text>
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            {t('refund.open')}
          </Button>
        </>
      )}
      {open && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

/** The cause of a refund that no staff member requested, such as one made at Stripe. */
function causeOf({ id, by }: Refund) {
  return REST_CAUSES.find((cause) => isPartOf(cause)({ id })) ?? (by === '' ? 'elsewhere' : null);
}

function RefundItem({ order, refund }: { readonly order: Order; readonly refund: Refund }) {
  const { t } = useTranslation(['admin-orders', 'orders']);
  const { dateTime, locale, money } = useFormats();
  const cause = causeOf(refund);
  return (
    <List.Item display="block">
      <HStack justify="space-between" gap="3">
        <Text fontWeight="medium">{money(refund.amount, order.currency)}</Text>
        <HStack gap="2">
          {refund.state !== 'done' && (
            <Badge colorPalette={refund.state === 'failed' ? 'red' : 'orange'}>
              {t(`orders:refund.state.${refund.state}`)}
            </Badge>
          )}
          <Text textStyle="sm" color="fg.muted">
            {dateTime(refund.at)}
          </Text>
        </HStack>
      </HStack>
      <Box textStyle="sm" color="fg.muted">
        {refundedGoods(order, refund).map((line, at) => (
          <Text key={at}>
            {t('orders:refund.pieces', { count: line.quantity, title: localized(line.title, locale) })}
          </Text>
        ))}
        {refund.to && <Text>{t(`orders:refund.to.${refund.to}`)}</Text>}
        {refund.restocked && <Text>{t('refund.restocked')}</Text>}
        {refund.reason && <Text dir="auto">{isolateNumberPairs(refund.reason)}</Text>}
        {cause && <Text>{t(`refund.cause.${cause}`)}</Text>}
        {refund.state === 'failed' && <Text color="fg.error">{t('refund.failed')}</Text>}
      </Box>
    </List.Item>
  );
}

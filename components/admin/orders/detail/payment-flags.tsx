import { Alert, Box, Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useAction } from '@/components/overlays/use-action';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { isCurrencyCode } from '@/lib/domain/money/money';
import type { Order, OrderDispute, OrderHold } from '@/lib/domain/orders/order';
import { heldPaymentsOf } from '@/lib/domain/payments/held-payments';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** Warns staff about an order's payment: it is held, or the shopper disputes it. */
export function PaymentFlags({ order }: { readonly order: Order }) {
  const { holds, disputes } = order;
  if (holds.length === 0 && disputes.length === 0) return null;
  return (
    <Stack gap="4" mb="5">
      {holds.map((hold) => (
        <Held key={hold.paymentId} order={order} hold={hold} />
      ))}
      {disputes.map((dispute) => (
        <Disputed key={dispute.id} order={order} dispute={dispute} />
      ))}
    </Stack>
  );
}

function Held({ order, hold }: { readonly order: Order; readonly hold: OrderHold }) {
  const { t } = useTranslation('admin-orders');
  const { money, dateTime, locale } = useFormats();
  const { giveBack, busy } = useGiveBack(order, hold);
  const [asking, setAsking] = useState(false);
  const { amount, currency, reason, returnedAt } = hold;
  const endsOrder = order.status === 'pending' && heldPaymentsOf(order).length === 1;
  const came = isCurrencyCode(currency) ? money(amount, currency) : `${amount} ${currency}`;
  return (
    <Alert.Root status={returnedAt === null ? 'warning' : 'info'}>
      <Alert.Indicator />
      <Box flex="1">
        <Alert.Title>{t(returnedAt === null ? 'flags.held.title' : 'flags.held.returnedTitle')}</Alert.Title>
        <Alert.Description>
          <Text>{t(`flags.held.${reason}`, { came, asked: money(dueOf(order), order.currency) })}</Text>
          <Text>
            {returnedAt === null
              ? t('flags.held.next')
              : t('flags.held.returned', { at: dateTime(returnedAt) })}
          </Text>
        </Alert.Description>
        {returnedAt === null && (
          <Button mt="3" size="sm" variant="outline" onClick={() => setAsking(true)}>
            {t('flags.held.giveBack')}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        locale={locale}
        title={t('flags.held.confirmTitle', { amount: came })}
        description={t(endsOrder ? 'flags.held.confirmEnds' : 'flags.held.confirmStays')}
        confirmLabel={t('flags.held.giveBack')}
        keepLabel={t('flags.held.keep')}
        busy={busy}
        onConfirm={() => void giveBack().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </Alert.Root>
  );
}

function useGiveBack({ storeId, id: orderId }: Order, { paymentId }: OrderHold) {
  const { t } = useTranslation('admin-orders');
  const { run, busy } = useAction();
  const giveBack = () =>
    run(call('returnHeldPayment', { storeId, orderId, paymentId }), t('flags.held.done'));
  return { giveBack, busy };
}

function Disputed({ order, dispute }: { readonly order: Order; readonly dispute: OrderDispute }) {
  const { t } = useTranslation('admin-orders');
  const { money, dateTime } = useFormats();
  const { state, amount, answerBy } = dispute;
  return (
    <Alert.Root status={state === 'won' ? 'success' : 'error'}>
      <Alert.Indicator />
      <Box>
        <Alert.Title>{t(`flags.dispute.${state}.title`)}</Alert.Title>
        <Alert.Description>
          <Text>{t(`flags.dispute.${state}.text`, { amount: money(amount, order.currency) })}</Text>
          {answerBy !== null && <Text>{t('flags.dispute.answerBy', { at: dateTime(answerBy) })}</Text>}
        </Alert.Description>
      </Box>
    </Alert.Root>
  );
}

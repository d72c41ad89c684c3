import { Button, Code, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { notify } from '@/components/overlays/notify';
import type { Callables } from '@/lib/domain/api/callables';
import type { Order } from '@/lib/domain/orders/order';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { canSendLink } from '@/lib/domain/payments/payment-link';
import { leftToTransfer } from '@/lib/domain/payments/transfer/transfer-money';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

type Sent = Callables['sendPaymentLink']['response'];

/** Asks the shopper by WhatsApp or e-mail to pay by card or transfer, while the order is unpaid or owes a difference. */
export function PaymentLink({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const { ofError } = useErrorText();
  const { dateTime, money } = useFormats();
  const [sent, setSent] = useState<Sent | null>(null);
  const [asking, setAsking] = useState<'link' | 'mail' | null>(null);
  const byTransfer = leftToTransfer(order) > 0;
  if (!canSendLink(order) && !byTransfer) return null;
  const extra = owedExtra(order);

  const ask = async (by: 'link' | 'mail') => {
    setAsking(by);
    const { storeId, id: orderId } = order;
    const result = await call('sendPaymentLink', { storeId, orderId, mail: by === 'mail' });
    setAsking(null);
    if (!result.ok) return notify({ type: 'error', message: ofError(result.error) });
    setSent(result.value);
    if (by === 'mail') notify({ type: 'success', message: t('paymentLink.mailed') });
  };
  return (
    <Panel title={t('paymentLink.title')}>
      <Stack gap="3">
        <Text color="fg.muted">
          {extra
            ? t('paymentLink.difference', { amount: money(extra.amount, order.currency) })
            : t(byTransfer ? 'paymentLink.transferText' : 'paymentLink.text')}
        </Text>
        {sent && (
          <Stack gap="1">
            <Code dir="ltr" userSelect="all" wordBreak="break-all" aria-label={t('paymentLink.link')}>
              {sent.link}
            </Code>
            <Text textStyle="sm">{t('paymentLink.until', { time: dateTime(sent.payUntil) })}</Text>
          </Stack>
        )}
        <HStack gap="2" wrap="wrap">
          {sent?.whatsapp && (
            <Button asChild size="sm">
              <Link href={sent.whatsapp} target="_blank" rel="noreferrer">
                {t('paymentLink.whatsapp')}
              </Link>
            </Button>
          )}
          {!sent && (
            <Button size="sm" loading={asking === 'link'} onClick={() => void ask('link')}>
              {t('paymentLink.make')}
            </Button>
          )}
          {order.address.email && (
            <Button size="sm" variant="outline" loading={asking === 'mail'} onClick={() => void ask('mail')}>
              {t('paymentLink.mail')}
            </Button>
          )}
        </HStack>
      </Stack>
    </Panel>
  );
}

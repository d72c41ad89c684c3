import { Button, Checkbox, Field, Input, Text, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { allLeft } from '@/components/admin/orders/refund-draft';
import { RefundLines } from '@/components/admin/orders/refund-lines';
import { useRefund } from '@/components/admin/orders/use-refund';
import { MAX_REASON } from '@/lib/domain/orders/desk-fields';
import { cardStepOf, majorUnits } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { returnsStock } from '@/lib/domain/orders/order-status';
import { refundableAmount } from '@/lib/domain/orders/refund-order';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useFormats } from '@/lib/hooks/use-formats';

interface RefundDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Gives money back: everything, some pieces, or an amount. The button names what it will give. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  const { ofError } = useErrorText();
  const { draft, change, text, amount, isOffStep, saving, failure, send } = useRefund(order, onClose);
  const most = refundableAmount(order);
  const left = money(most, order.currency);
  return (
    <AdminDialog
      title={t('refund.title', { number: order.number })}
      size="md"
      busy={saving}
      failure={failure && ofError(failure)}
      closeLabel={t('refund.keep')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={saving} onClick={onClose}>
            {t('refund.keep')}
          </Button>
          <Button colorPalette="red" loading={saving} disabled={amount === null} onClick={() => void send()}>
            {t('refund.submit', { amount: money(amount ?? 0, order.currency) })}
          </Button>
        </>
      }
    >
      <Text textStyle="sm" color="fg.muted">
        {t(`refund.how.${order.paymentMethod}`)}
      </Text>
      <RefundLines
        order={order}
        quantities={draft.quantities}
        onChange={(quantities) => change({ quantities, typed: null })}
      />
      <Button
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        onClick={() => change({ quantities: allLeft(order), typed: null })}
      >
        {t('refund.everything', { amount: left })}
      </Button>
      <Field.Root invalid={amount === null && draft.typed !== null}>
        <Field.Label>{t('refund.amount', { currency: order.currency })}</Field.Label>
        <Input
          inputMode="decimal"
          dir="ltr"
          value={text}
          onChange={(event) => change({ typed: event.target.value })}
        />
        <Field.HelperText>{t('refund.left', { amount: left })}</Field.HelperText>
        <Field.ErrorText>
          {isOffStep
            ? t('refund.wrongStep', { step: money(cardStepOf(order.currency), order.currency) })
            : t('refund.wrongAmount', { amount: left, written: majorUnits(most, order.currency) })}
        </Field.ErrorText>
      </Field.Root>
      {!returnsStock(order.status) && (
        <Checkbox.Root
          checked={draft.restock}
          onCheckedChange={({ checked }) => change({ restock: checked === true })}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t('refund.restock')}</Checkbox.Label>
        </Checkbox.Root>
      )}
      <Field.Root>
        <Field.Label>{t('refund.reason')}</Field.Label>
        <Textarea
          value={draft.reason}
          maxLength={MAX_REASON}
          dir="auto"
          onChange={(event) => change({ reason: event.target.value })}
        />
        <Field.HelperText>{t('move.reasonHint')}</Field.HelperText>
      </Field.Root>
    </AdminDialog>
  );
}

import { Button, Checkbox, Field, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { allLeft, useRefund } from '@/components/admin/orders/detail/use-refund';
import { PiecesRow } from '@/components/admin/orders/pieces-row';
import { localized } from '@/lib/domain/locale';
import { cardStepOf, majorUnits } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { returnsStock } from '@/lib/domain/orders/order-status';
import {
  refundableAmount,
  refundableQuantity,
  type RefundQuantities,
} from '@/lib/domain/payments/refund-order';
import { lineTexts } from '@/lib/domain/studio/design/line-design';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface RefundDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Refunds everything, some pieces, or an amount. The button names the amount. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  const { ofError } = useErrorText();
  const { draft, change, text, amount, parts, isOffStep, saving, failure, send } = useRefund(order, onClose);
  const most = refundableAmount(order);
  const left = money(most, order.currency);
  const paid = draft.asCredit ? 0 : (amount ?? 0);
  const byPayment = parts.reduce((sum, part) => (part.to ? sum : sum + part.amount), 0);
  return (
    <AdminDialog
      title={t('refund.title', { number: order.number })}
      size="md"
      busy={saving}
      failure={failure && ofError(failure)}
      closeLabel={t('refund.keep')}
      onClose={onClose}
      buttons={{
        cancel: t('refund.keep'),
        submit: t('refund.submit', { amount: money(amount ?? 0, order.currency) }),
        danger: true,
        disabled: amount === null,
        onConfirm: () => void send(),
      }}
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
        {byPayment !== paid && (
          <Field.HelperText>
            {t('refund.split', {
              payment: money(byPayment, order.currency),
              prepaid: money(paid - byPayment, order.currency),
            })}
          </Field.HelperText>
        )}
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
      <Checkbox.Root
        checked={draft.asCredit}
        onCheckedChange={({ checked }) => change({ asCredit: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{t('refund.asCredit')}</Checkbox.Label>
      </Checkbox.Root>
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

interface RefundLinesProps {
  readonly order: Order;
  readonly quantities: RefundQuantities;
  readonly onChange: (quantities: RefundQuantities) => void;
}

/** The number of pieces to refund of each line, up to those not refunded yet. */
function RefundLines({ order, quantities, onChange }: RefundLinesProps) {
  const { t } = useTranslation('admin-orders');
  const { locale, money } = useFormats();
  return (
    <Stack gap="3">
      {order.lines.map((line, at) => {
        const title = localized(line.title, locale);
        return (
          <PiecesRow
            key={at}
            title={title}
            details={[...lineTexts(line, locale), money(line.unitPrice, order.currency)]}
            label={t('refund.pieces', { title })}
            most={refundableQuantity(order, at)}
            value={quantities[at] ?? 0}
            onChange={(quantity) => onChange({ ...quantities, [at]: quantity })}
          />
        );
      })}
    </Stack>
  );
}

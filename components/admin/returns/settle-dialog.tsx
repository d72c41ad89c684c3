import { Field, Input } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { SelectField } from '@/components/admin/forms/select-field';
import { useReturnStep } from '@/components/admin/returns/use-return-step';
import { majorUnits, parseMoney } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderReturn } from '@/lib/domain/orders/returns/return';
import { refundablePieces } from '@/lib/domain/orders/returns/return-steps';
import { amountFor, refundableAmount } from '@/lib/domain/payments/refund-order';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface SettleDialogProps {
  readonly order: Order;
  readonly one: OrderReturn;
  readonly onClose: () => void;
}

const ENDS = ['refunded', 'credited'] as const;

/** Refunds a return that arrived: the price paid for its pieces, unless another amount is typed. */
export function SettleDialog({ order, one, onClose }: SettleDialogProps) {
  const { t } = useTranslation('admin-returns');
  const { money } = useFormats();
  const { settle, saving } = useReturnStep(order, one);
  const [end, setEnd] = useState<(typeof ENDS)[number]>(one.wish === 'credit' ? 'credited' : 'refunded');
  const pieces = refundablePieces(order, one);
  const paid = amountFor(order, Object.fromEntries(pieces.map(({ line, quantity }) => [line, quantity])));
  const [text, setText] = useState(() => majorUnits(paid, order.currency));
  const typed = parseMoney(text, order.currency);
  const most = refundableAmount(order);
  const amount = typed !== null && typed > 0 && typed <= most ? typed : null;
  const left = money(most, order.currency);
  const send = async () => {
    if (amount !== null && (await settle(end, amount))) onClose();
  };
  return (
    <AdminDialog
      title={t('settle.title')}
      busy={saving}
      closeLabel={t('keep')}
      onClose={onClose}
      onSubmit={send}
      buttons={{
        cancel: t('keep'),
        submit: t(`settle.submit.${end}`, { amount: money(amount ?? 0, order.currency) }),
        danger: true,
        disabled: amount === null,
      }}
    >
      <SelectField
        label={t('settle.how')}
        value={end}
        options={ENDS.map((way) => ({ value: way, label: t(`settle.end.${way}`) }))}
        onChange={setEnd}
      />
      <Field.Root invalid={amount === null}>
        <Field.Label>{t('settle.amount', { currency: order.currency })}</Field.Label>
        <Input inputMode="decimal" dir="ltr" value={text} onChange={(event) => setText(event.target.value)} />
        <Field.HelperText>{t('settle.left', { amount: left })}</Field.HelperText>
        <Field.ErrorText>{t('settle.wrong', { amount: left })}</Field.ErrorText>
      </Field.Root>
    </AdminDialog>
  );
}

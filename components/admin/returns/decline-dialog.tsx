import { Field, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { useReturnStep } from '@/components/admin/returns/use-return-step';
import type { Order } from '@/lib/domain/orders/order';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import type { OrderReturn } from '@/lib/domain/orders/returns/return';

interface DeclineDialogProps {
  readonly order: Order;
  readonly one: OrderReturn;
  readonly onClose: () => void;
}

/** Asks why a return is declined; the shopper sees the reason. */
export function DeclineDialog({ order, one, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('admin-returns');
  const [reason, setReason] = useState('');
  const { move, saving } = useReturnStep(order, one);
  const send = async () => {
    if (await move('declined', { reason })) onClose();
  };
  return (
    <AdminDialog
      title={t('decline.title')}
      busy={saving}
      closeLabel={t('keep')}
      onClose={onClose}
      onSubmit={send}
      buttons={{ cancel: t('keep'), submit: t('step.declined'), danger: true, disabled: !reason.trim() }}
    >
      <Field.Root required>
        <Field.Label>{t('decline.reason')}</Field.Label>
        <Textarea
          value={reason}
          maxLength={MAX_REASON}
          dir="auto"
          onChange={(event) => setReason(event.target.value)}
        />
        <Field.HelperText>{t('decline.hint')}</Field.HelperText>
      </Field.Root>
    </AdminDialog>
  );
}

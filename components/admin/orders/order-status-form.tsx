import { Button, Field, HStack, NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { notify } from '@/components/overlays/notify';
import { nextStatuses, returnsStock, type OrderStatus } from '@/lib/domain/orders/order-status';
import type { Order } from '@/lib/domain/orders/order';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/use-locale';

/** Offers what the table of transitions allows the owner; cancelling and returning ask first. */
export function OrderStatusForm({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['admin', 'orders', 'errors']);
  const locale = useLocale();
  const choices = nextStatuses(order.status, 'owner');
  const [chosen, setChosen] = useState<OrderStatus | null>(null);
  const [saving, setSaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const target = chosen && choices.includes(chosen) ? chosen : choices[0];
  if (!target) return null;

  const save = async () => {
    setSaving(true);
    const result = await call('updateOrderStatus', {
      storeId: order.storeId,
      orderId: order.id,
      from: order.status,
      to: target,
    });
    setSaving(false);
    setAsking(false);
    if (result.ok) notify({ type: 'success', message: t('toast.updated') });
    else notify({ type: 'error', message: t(`errors:${result.error.code}`, result.error.params) });
  };

  return (
    <HStack align="flex-end" gap="3">
      <Field.Root>
        <Field.Label>{t('order.statusForm.label')}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={target}
            onChange={(event) => setChosen(choices.find((choice) => choice === event.target.value) ?? null)}
          >
            {choices.map((status) => (
              <option key={status} value={status}>
                {t(`orders:status.${status}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Button onClick={() => (returnsStock(target) ? setAsking(true) : void save())} loading={saving}>
        {t('order.statusForm.submit')}
      </Button>
      <ConfirmDialog
        open={asking}
        locale={locale}
        title={t('order.confirm.title', { number: order.number, status: t(`orders:status.${target}`) })}
        description={t('order.confirm.text')}
        confirmLabel={t('order.confirm.yes')}
        keepLabel={t('order.confirm.keep')}
        busy={saving}
        onConfirm={() => void save()}
        onClose={() => setAsking(false)}
      />
    </HStack>
  );
}

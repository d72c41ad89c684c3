import { Button, Field, Flex, Input, NativeSelect, Stack, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { MoneyOfStep } from '@/components/admin/orders/money-of-step';
import { OvertakenStep } from '@/components/admin/orders/overtaken-step';
import { useStatusDraft } from '@/components/admin/orders/use-status-draft';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { MAX_REASON, MAX_SHIPMENT_TEXT } from '@/lib/domain/orders/desk-fields';
import type { Order, Shipment } from '@/lib/domain/orders/order';
import { returnsStock } from '@/lib/domain/orders/order-status';
import { useLocale } from '@/lib/hooks/use-locale';

/**
 * Offers what the table of transitions allows the owner. Shipping takes the carrier and the tracking number along;
 * cancelling and returning ask first, cancelling for a reason.
 */
export function OrderStatusForm({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['admin', 'admin-orders', 'orders']);
  const locale = useLocale();
  const draft = useStatusDraft(order);
  const { choices, target, isAsked, details, overtaken, saving, change, save, discard } = draft;
  if (!target && !overtaken) return null;
  return (
    <Stack gap="3">
      {overtaken && <OvertakenStep status={order.status} details={overtaken} onDiscard={discard} />}
      {target && (
        <Flex align="flex-end" gap="3" wrap="wrap">
          <Field.Root width="auto">
            <Field.Label>{t('order.statusForm.label')}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field
                value={target}
                onChange={(event) =>
                  change({ to: choices.find((choice) => choice === event.target.value) ?? null })
                }
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
          {target === 'shipped' && (
            <ShipmentFields
              shipment={details.shipment}
              onChange={(shipment) => change({ details: { ...details, shipment } })}
            />
          )}
          <Button
            onClick={() => (returnsStock(target) ? change({ isAsked: true }) : save())}
            loading={saving}
          >
            {t('order.statusForm.submit')}
          </Button>
          <ConfirmDialog
            open={isAsked}
            locale={locale}
            title={t('order.confirm.title', { number: order.number, status: t(`orders:status.${target}`) })}
            description={t('order.confirm.text')}
            confirmLabel={t('order.confirm.yes')}
            keepLabel={t('order.confirm.keep')}
            busy={saving}
            onConfirm={save}
            onClose={() => change({ isAsked: false })}
          >
            <MoneyOfStep order={order} to={target} />
            <Field.Root mt="4">
              <Field.Label>{t('admin-orders:move.reason')}</Field.Label>
              <Textarea
                value={details.reason}
                maxLength={MAX_REASON}
                onChange={(event) => change({ details: { ...details, reason: event.target.value } })}
              />
              <Field.HelperText>{t('admin-orders:move.reasonHint')}</Field.HelperText>
            </Field.Root>
          </ConfirmDialog>
        </Flex>
      )}
    </Stack>
  );
}

interface ShipmentFieldsProps {
  readonly shipment: Shipment;
  readonly onChange: (shipment: Shipment) => void;
}

function ShipmentFields({ shipment, onChange }: ShipmentFieldsProps) {
  const { t } = useTranslation('admin-orders');
  return (['carrier', 'trackingNumber'] as const).map((name) => (
    <Field.Root key={name} width={{ base: 'full', sm: '48' }}>
      <Field.Label>{t(`shipment.${name}`)}</Field.Label>
      <Input
        value={shipment[name]}
        maxLength={MAX_SHIPMENT_TEXT}
        dir="auto"
        onChange={(event) => onChange({ ...shipment, [name]: event.target.value })}
      />
    </Field.Root>
  ));
}

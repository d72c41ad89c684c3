import { Alert, Button, Checkbox, Field, Flex, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SelectField } from '@/components/admin/forms/select-field';
import type { MoveDetails } from '@/components/admin/orders/detail/use-status-change';
import { UndeliveredFields } from '@/components/admin/orders/detail/undelivered-fields';
import { useStatusDraft } from '@/components/admin/orders/detail/use-status-draft';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { MAX_REASON, MAX_SHIPMENT_TEXT } from '@/lib/domain/orders/order-admin-fields';
import type { Order, Shipment } from '@/lib/domain/orders/order';
import { needsReason, returnsStock, type OrderStatus } from '@/lib/domain/orders/order-status';
import { refundableAmount } from '@/lib/domain/payments/refund-order';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useStatusTexts } from '@/lib/hooks/orders/use-status-texts';
import { useLocale } from '@/lib/hooks/language/use-locale';

/**
 * Offers the status changes that the owner may make. Shipping takes the carrier and tracking number; cancelling and returning
 * ask for confirmation, cancelling also for a reason.
 */
export function OrderStatusForm({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['admin', 'admin-orders', 'orders']);
  const locale = useLocale();
  const { nameOf } = useStatusTexts(order);
  const draft = useStatusDraft(order);
  const { choices, target, isAsked, details, overtaken, saving, change, save, discard } = draft;
  if (choices.length === 0 && !overtaken) return null;
  const isFault = target !== null && needsReason(order, target);
  return (
    <Stack gap="3">
      {overtaken && <OvertakenStep status={order.status} details={overtaken} onDiscard={discard} />}
      {choices.length > 0 && (
        <Flex align="flex-end" gap="3" wrap="wrap">
          <SelectField
            width="auto"
            label={t('order.statusForm.label')}
            value={target ?? ''}
            options={[
              ...(target ? [] : [{ value: '' as const, label: t('order.statusForm.choose') }]),
              ...choices.map((status) => ({ value: status, label: nameOf(status) })),
            ]}
            onChange={(to) => change({ to: to || null })}
          />
          {target === 'undelivered' && (
            <UndeliveredFields details={details} onChange={(next) => change({ details: next })} />
          )}
          {target === 'shipped' && (
            <ShipmentFields
              shipment={details.shipment}
              onChange={(shipment) => change({ details: { ...details, shipment } })}
            />
          )}
          <Button
            onClick={() => (target && returnsStock(target) ? change({ isAsked: true }) : save())}
            loading={saving}
            disabled={!target || (target === 'undelivered' && !details.why)}
          >
            {t('order.statusForm.submit')}
          </Button>
          {target && (
            <ConfirmDialog
              open={isAsked}
              locale={locale}
              title={t('order.confirm.title', { number: order.number, status: nameOf(target) })}
              description={t('order.confirm.text')}
              confirmLabel={t('order.confirm.yes')}
              keepLabel={t('order.confirm.keep')}
              busy={saving}
              onConfirm={save}
              onClose={() => change({ isAsked: false })}
            >
              <MoneyOfStep order={order} to={target} />
              <Field.Root mt="4" required={isFault} invalid={isFault && !details.reason}>
                <Field.Label>
                  {isFault ? t('admin-orders:move.typedReason') : t('admin-orders:move.reason')}
                </Field.Label>
                <Textarea
                  value={details.reason}
                  maxLength={MAX_REASON}
                  onChange={(event) => change({ details: { ...details, reason: event.target.value } })}
                />
                {isFault && <Field.ErrorText>{t('admin-orders:move.fault')}</Field.ErrorText>}
                <Field.HelperText>{t('admin-orders:move.reasonHint')}</Field.HelperText>
              </Field.Root>
              {target === 'returned' && (
                <Checkbox.Root
                  mt="4"
                  checked={details.writeOff}
                  onCheckedChange={({ checked }) =>
                    change({ details: { ...details, writeOff: checked === true } })
                  }
                >
                  <Checkbox.HiddenInput />
                  <Checkbox.Control />
                  <Checkbox.Label>{t('admin-orders:move.writeOff')}</Checkbox.Label>
                </Checkbox.Root>
              )}
            </ConfirmDialog>
          )}
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

interface OvertakenStepProps {
  /** The order's new status, set by somebody else. */
  readonly status: OrderStatus;
  readonly details: MoveDetails;
  readonly onDiscard: () => void;
}

/** Says that a change came too late, and shows what was typed for it. */
function OvertakenStep({ status, details: { reason, shipment, why }, onDiscard }: OvertakenStepProps) {
  const { t } = useTranslation(['admin-orders', 'orders']);
  const typed = [
    [t('move.why'), why && t(`orders:undelivered.${why}`)],
    [t('move.typedReason'), reason],
    [t('shipment.carrier'), shipment.carrier],
    [t('shipment.trackingNumber'), shipment.trackingNumber],
  ].filter(([, text]) => text);
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('move.overtaken', { status: t(`orders:status.${status}`) })}</Alert.Title>
        {typed.map(([label, text]) => (
          <Text key={label}>
            {label}: <bdi>{text}</bdi>
          </Text>
        ))}
      </Alert.Content>
      <Button size="sm" variant="outline" onClick={onDiscard}>
        {t('move.discard')}
      </Button>
    </Alert.Root>
  );
}

interface MoneyOfStepProps {
  readonly order: Order;
  readonly to: OrderStatus;
}

/**
 * What happens to the money when a paid order ends. On cancelling, the rest is refunded to the card, or by hand. On a return
 * nothing is refunded, because only the store sees what came back.
 */
export function MoneyOfStep({ order, to }: MoneyOfStepProps) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  const left = refundableAmount(order);
  const end = to === 'returned' || to === 'cancelled' ? to : null;
  // Paid cash was paid at the door, and then an order can no longer be cancelled.
  if (!end || left === 0 || (end === 'cancelled' && order.paymentMethod === 'cash')) return null;
  const how = end === 'cancelled' && order.paymentMethod === 'transfer' ? 'cancelledTransfer' : end;
  return <Text mt="3">{t(`move.money.${how}`, { amount: money(left, order.currency) })}</Text>;
}

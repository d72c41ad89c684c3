import { Field, Heading, Input, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { SelectField } from '@/components/admin/forms/select-field';
import { AddPiece } from '@/components/admin/orders/edits/add-piece';
import { EditedAddress } from '@/components/admin/orders/edits/edited-address';
import { EditedLines } from '@/components/admin/orders/edits/edited-lines';
import { EditQuote } from '@/components/admin/orders/edits/edit-quote';
import { useOrderEdit, type EditDraft } from '@/components/admin/orders/edits/use-order-edit';
import { useStoreSetting } from '@/context/store-setting-context';
import { methodName } from '@/lib/domain/delivery/method-names';
import { localized } from '@/lib/domain/locale';
import { canTakeOff } from '@/lib/domain/orders/edits/may-edit';
import type { Order } from '@/lib/domain/orders/order';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface EditDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Edits an order's content. The new total is shown before anything is saved. */
export function EditDialog({ order: opened, onClose }: EditDialogProps) {
  const { t } = useTranslation('admin-orders');
  const { ofError, ofField } = useErrorText();
  const { order, draft, change, quote, isQuoting, refused, saving, save } = useOrderEdit(opened, onClose);
  const takesOff = canTakeOff(order);
  const fields = refused?.fields;
  const failure = refused && refused.code !== 'edit-unchanged' && !fields ? ofError(refused) : null;
  return (
    <AdminDialog
      title={t('edit.title', { number: order.number })}
      size="lg"
      busy={saving}
      failure={failure}
      closeLabel={t('edit.keep')}
      onClose={onClose}
      onSubmit={save}
      buttons={{ cancel: t('edit.keep'), submit: t('edit.save'), disabled: !quote }}
    >
      <EditedLines order={order} draft={draft} onChange={change} />
      {takesOff ? (
        <Text color="fg.muted">{t('edit.takesOff')}</Text>
      ) : (
        <AddPiece added={draft.added} onChange={(added) => change({ added })} />
      )}
      <Heading size="sm">{t('edit.delivery')}</Heading>
      <Delivery
        ordered={order.delivery}
        value={draft.deliveryMethod}
        onChange={(deliveryMethod) => change({ deliveryMethod })}
      />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Amount
          label={t('edit.charges', { currency: order.currency })}
          hint={t('edit.chargesHint')}
          value={draft.charges}
          error={ofField(fields?.charges)}
          onChange={(charges) => change({ charges })}
        />
        <Amount
          label={t('edit.discount', { currency: order.currency })}
          hint={t('edit.discountHint')}
          value={draft.discount}
          error={ofField(fields?.discount)}
          onChange={(discount) => change({ discount })}
        />
      </SimpleGrid>
      {!takesOff && (
        <>
          <Heading size="sm">{t('edit.address')}</Heading>
          <EditedAddress
            address={draft.address}
            errors={fields}
            onChange={(address: EditDraft['address']) => change({ address })}
          />
        </>
      )}
      <Field.Root>
        <Field.Label>{t('edit.reason')}</Field.Label>
        <Textarea
          value={draft.reason}
          maxLength={MAX_REASON}
          dir="auto"
          onChange={(event) => change({ reason: event.target.value })}
        />
        <Field.HelperText>{t('move.reasonHint')}</Field.HelperText>
      </Field.Root>
      <Stack gap="2" role="status" aria-live="polite">
        {isQuoting && <Text color="fg.muted">{t('edit.quoting')}</Text>}
        {quote && <EditQuote order={order} quote={quote} />}
      </Stack>
    </AdminDialog>
  );
}

interface AmountProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function Amount({ label, hint, value, error, onChange }: AmountProps) {
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <Input inputMode="decimal" dir="ltr" value={value} onChange={(event) => onChange(event.target.value)} />
      <Field.HelperText>{hint}</Field.HelperText>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

interface DeliveryProps {
  readonly ordered: Order['delivery'];
  readonly value: string;
  readonly onChange: (method: string) => void;
}

function Delivery({ ordered, value, onChange }: DeliveryProps) {
  const { t } = useTranslation('admin-orders');
  const locale = useLocale();
  const { delivery } = useStoreSetting();
  const methods = delivery.zones.flatMap(({ methods: own, name }) =>
    own.map((method) => ({
      value: method.id,
      label: [localized(methodName(method), locale), localized(name, locale)].filter(Boolean).join(' · '),
    })),
  );
  // Sent unless another is chosen, so an edit of the address alone keeps it.
  const isGone = ordered && methods.every(({ value: id }) => id !== ordered.methodId);
  const gone = isGone
    ? [{ value: ordered.methodId, label: t('edit.goneMethod', { name: localized(ordered.name, locale) }) }]
    : [];
  return (
    <SelectField
      label={t('edit.method')}
      value={value}
      options={[{ value: '', label: t('edit.firstMethod') }, ...gone, ...methods]}
      onChange={onChange}
    />
  );
}

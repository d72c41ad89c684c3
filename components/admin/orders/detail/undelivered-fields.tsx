import { Field, Input } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SelectField } from '@/components/admin/forms/select-field';
import type { MoveDetails } from '@/components/admin/orders/detail/use-status-change';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { UNDELIVERED_REASONS } from '@/lib/domain/orders/order-status';

interface UndeliveredFieldsProps {
  readonly details: MoveDetails;
  readonly onChange: (details: MoveDetails) => void;
}

/** Why a parcel came back, and the store's message to the shopper about it. */
export function UndeliveredFields({ details, onChange }: UndeliveredFieldsProps) {
  const { t } = useTranslation(['admin-orders', 'orders']);
  return (
    <>
      <SelectField
        width="auto"
        required
        label={t('move.why')}
        value={details.why}
        options={[
          { value: '', label: t('move.whyChoose') },
          ...UNDELIVERED_REASONS.map((why) => ({ value: why, label: t(`orders:undelivered.${why}`) })),
        ]}
        onChange={(why) => onChange({ ...details, why })}
      />
      <Field.Root width={{ base: 'full', sm: '64' }}>
        <Field.Label>{t('move.reason')}</Field.Label>
        <Input
          value={details.reason}
          maxLength={MAX_REASON}
          dir="auto"
          onChange={(event) => onChange({ ...details, reason: event.target.value })}
        />
        <Field.HelperText>{t('move.reasonHint')}</Field.HelperText>
      </Field.Root>
    </>
  );
}

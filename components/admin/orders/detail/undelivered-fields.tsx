import { Field, Input, NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
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
  const choose = (chosen: string) =>
    onChange({ ...details, why: UNDELIVERED_REASONS.find((why) => why === chosen) ?? '' });
  return (
    <>
      <Field.Root width="auto" required>
        <Field.Label>{t('move.why')}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field value={details.why} onChange={(event) => choose(event.target.value)}>
            <option value="">{t('move.whyChoose')}</option>
            {UNDELIVERED_REASONS.map((why) => (
              <option key={why} value={why}>
                {t(`orders:undelivered.${why}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
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

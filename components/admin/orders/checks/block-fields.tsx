import { Field, Input, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { BlockDraft } from '@/components/admin/orders/checks/use-cash-block';
import type { AppError } from '@/lib/domain/errors/app-error';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

interface BlockFieldsProps {
  readonly draft: BlockDraft;
  readonly errors: AppError['fields'];
  /** True to ask for the phone number, if there is no order. */
  readonly withPhone?: boolean;
  readonly onChange: (draft: BlockDraft) => void;
}

/** The phone number to block for cash, the reason, and the last day. */
export function BlockFields({ draft, errors, withPhone = false, onChange }: BlockFieldsProps) {
  const { t } = useTranslation('admin-orders');
  const { ofField } = useErrorText();
  const set = (changed: Partial<BlockDraft>) => onChange({ ...draft, ...changed });
  return (
    <Stack gap="3">
      {withPhone && (
        <Field.Root required invalid={Boolean(errors?.phone)}>
          <Field.Label>{t('checks.block.phone')}</Field.Label>
          <Input
            type="tel"
            dir="ltr"
            value={draft.phone}
            onChange={(event) => set({ phone: event.target.value })}
          />
          <Field.ErrorText>{ofField(errors?.phone)}</Field.ErrorText>
        </Field.Root>
      )}
      <Field.Root required invalid={Boolean(errors?.reason)}>
        <Field.Label>{t('checks.block.reason')}</Field.Label>
        <Input
          value={draft.reason}
          maxLength={MAX_REASON}
          dir="auto"
          onChange={(event) => set({ reason: event.target.value })}
        />
        <Field.ErrorText>{ofField(errors?.reason)}</Field.ErrorText>
      </Field.Root>
      <Field.Root required invalid={Boolean(errors?.until)} maxWidth="56">
        <Field.Label>{t('checks.block.until')}</Field.Label>
        <Input type="date" value={draft.until} onChange={(event) => set({ until: event.target.value })} />
        <Field.ErrorText>{ofField(errors?.until)}</Field.ErrorText>
      </Field.Root>
    </Stack>
  );
}

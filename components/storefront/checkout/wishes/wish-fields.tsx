import { useTranslation } from 'next-i18next/pages';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { TextAreaField } from '@/components/ui/forms/text-area-field';
import type { AppError } from '@/lib/domain/errors/app-error';
import { MAX_WISH, type OrderWishes, type WishRules } from '@/lib/domain/orders/wishes/wishes';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

export interface WishFieldsProps {
  readonly rules: WishRules;
  readonly wishes: OrderWishes;
  /** Of the last refusal, by the request's field. */
  readonly errors: NonNullable<AppError['fields']>;
  readonly onChange: (wishes: OrderWishes) => void;
}

/** A note to the store, and whether the order is a gift, where the store asks. */
export function WishFields({ rules, wishes, errors, onChange }: WishFieldsProps) {
  const { t } = useTranslation('checkout');
  const { ofField } = useErrorText();
  return (
    <>
      {rules.note && (
        <TextAreaField
          label={t('wishes.note')}
          value={wishes.note}
          maxLength={MAX_WISH}
          rows={2}
          dir="auto"
          error={ofField(errors['wishes.note'])}
          onChange={({ target }) => onChange({ ...wishes, note: target.value })}
        />
      )}
      {rules.gift && (
        <CheckboxField
          label={t('wishes.gift')}
          checked={wishes.isGift}
          onChange={({ target }) => onChange({ ...wishes, isGift: target.checked })}
        />
      )}
      {rules.gift && wishes.isGift && (
        <TextAreaField
          label={t('wishes.message')}
          value={wishes.giftMessage}
          maxLength={MAX_WISH}
          rows={3}
          dir="auto"
          error={ofField(errors['wishes.giftMessage'])}
          onChange={({ target }) => onChange({ ...wishes, giftMessage: target.value })}
        />
      )}
    </>
  );
}

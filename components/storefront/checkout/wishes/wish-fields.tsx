import { useTranslation } from 'next-i18next/pages';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { TextAreaField } from '@/components/ui/forms/text-area-field';
import type { AppError } from '@/lib/domain/errors/app-error';
import { MAX_WISH, type OrderWishes } from '@/lib/domain/orders/wishes/wishes';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

export interface WishFieldsProps {
  readonly rules: StoreSetting['checkout'];
  readonly wishes: OrderWishes;
  /** The last refusal's errors, by the request's field. */
  readonly errors: NonNullable<AppError['fields']>;
  readonly onChange: (wishes: OrderWishes) => void;
  readonly marketing: boolean;
  readonly onMarketing: (agreed: boolean) => void;
}

/** Optional questions of the store: a note, a gift, and consent to offers. */
export function WishFields({ rules, wishes, errors, onChange, marketing, onMarketing }: WishFieldsProps) {
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
      {rules.marketing && (
        <CheckboxField
          label={t('wishes.marketing')}
          checked={marketing}
          onChange={({ target }) => onMarketing(target.checked)}
        />
      )}
    </>
  );
}

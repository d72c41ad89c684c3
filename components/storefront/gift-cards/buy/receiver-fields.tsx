import { useTranslation } from 'next-i18next/pages';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { TextAreaField } from '@/components/ui/forms/text-area-field';
import { TextField } from '@/components/ui/forms/text-field';
import type { AppError } from '@/lib/domain/errors/app-error';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { LOCALES } from '@/lib/domain/locale';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { recipe } from '@/theme/recipe';
import type { useBuyGiftCard } from './use-buy-gift-card';

interface ReceiverFieldsProps extends Pick<ReturnType<typeof useBuyGiftCard>, 'draft' | 'change'> {
  /** The store's errors, by field. */
  readonly fields: NonNullable<AppError['fields']>;
}

/** The receiver of a gift card, with message, language and date. */
export function ReceiverFields({ draft, change, fields }: ReceiverFieldsProps) {
  const { t } = useTranslation('gift-card');
  const { ofField } = useErrorText();
  return (
    <>
      <h3 className={recipe('heading', { size: 'lg' })}>{t('buy.receiver')}</h3>
      <TextField
        label={t('buy.name')}
        dir="auto"
        value={draft.name}
        maxLength={FIELD_LIMITS.nameMax}
        error={ofField(fields['receiver.name'])}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={t('buy.email')}
        type="email"
        dir="ltr"
        value={draft.email}
        maxLength={FIELD_LIMITS.emailMax}
        error={ofField(fields['receiver.email'])}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextAreaField
        label={t('buy.message')}
        value={draft.message}
        maxLength={MAX_REASON}
        error={ofField(fields['receiver.message'])}
        onChange={({ target }) => change({ message: target.value })}
      />
      <RadioCards
        legend={t('buy.language')}
        look="chips"
        choices={LOCALES.map((value) => ({ value, label: t(`buy.locale.${value}`) }))}
        value={draft.locale}
        onValueChange={(locale) => change({ locale })}
      />
      <TextField
        label={t('buy.sendOn')}
        hint={t('buy.sendOnHint')}
        type="date"
        value={draft.sendOn}
        error={ofField(fields.sendOn)}
        onChange={({ target }) => change({ sendOn: target.value })}
      />
    </>
  );
}

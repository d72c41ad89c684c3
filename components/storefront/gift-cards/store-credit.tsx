import { useTranslation } from 'next-i18next/pages';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useOwnCredit } from './use-own-credit';

export interface StoreCreditProps {
  readonly currency: CurrencyCode;
  readonly used: boolean;
  readonly onChange: (use: boolean) => void;
}

/** Offers the shopper's credit with the store in this currency. */
export function StoreCredit({ currency, used, onChange }: StoreCreditProps) {
  const { t } = useTranslation('cart');
  const { money } = useFormats();
  const credit = useOwnCredit().find((one) => one.currency === currency);
  if (!credit) return null;
  return (
    <CheckboxField
      label={t('gift.credit', { amount: money(credit.balance, currency) })}
      checked={used}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

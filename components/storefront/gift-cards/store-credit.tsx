import { useTranslation } from 'next-i18next/pages';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { useStoreSetting } from '@/context/store-setting-context';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import type { CurrencyCode } from '@/lib/domain/money/money';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { watchOwnCredit } from '@/lib/firestore/prepaid';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

export interface StoreCreditProps {
  readonly currency: CurrencyCode;
  readonly used: boolean;
  readonly onChange: (use: boolean) => void;
}

/** Offers a shopper the credit that they have with the store in this currency. */
export function StoreCredit({ currency, used, onChange }: StoreCreditProps) {
  const { t } = useTranslation('cart');
  const { money } = useFormats();
  const { storeId } = useStoreSetting();
  const uid = memberOf(useUserContext().user)?.uid ?? null;
  const credits = useListener<Prepaid[]>(uid && `credit ${uid}`, (onNext, onError) =>
    watchOwnCredit(storeId, uid ?? '', onNext, onError),
  );
  const credit =
    credits.status === 'ready' ? credits.value.find((one) => one.currency === currency) : undefined;
  if (!credit?.active || credit.balance === 0) return null;
  return (
    <CheckboxField
      label={t('gift.credit', { amount: money(credit.balance, currency) })}
      checked={used}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

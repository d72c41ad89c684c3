import { useTranslation } from 'next-i18next/pages';
import { Select } from '@/components/ui/select';
import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { isCurrencyCode } from '@/lib/domain/money/money';
import { useHydrated } from '@/lib/hooks/use-hydrated';

export function CurrencySelect() {
  const { t } = useTranslation('common');
  const { currencies } = useStoreSetting();
  const { currency, setCurrency } = useCurrency();
  return (
    <Select
      look="plain"
      aria-label={t('shell.currency')}
      value={currency}
      disabled={!useHydrated()}
      onChange={({ target }) => isCurrencyCode(target.value) && setCurrency(target.value)}
    >
      {currencies.map(({ code }) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </Select>
  );
}

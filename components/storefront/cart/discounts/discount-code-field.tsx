import { useTranslation } from 'next-i18next/pages';
import { useCurrency } from '@/context/currency-context';
import { MAX_CODE_LENGTH } from '@/lib/domain/discounts/discount';
import type { Minor } from '@/lib/domain/money/money';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { CodeField } from './code-field';
import type { DiscountCode } from './use-discount-code';

interface DiscountCodeFieldProps {
  readonly discount: DiscountCode;
  /** The minimum value of the goods for the code, in minor units of the base currency. */
  readonly minimum: Minor;
}

/** The field for a discount code, with the code's effect on the cart. */
export function DiscountCodeField({ discount, minimum }: DiscountCodeFieldProps) {
  const { t } = useTranslation('cart');
  const { ofError } = useErrorText();
  const { format } = useCurrency();
  const { code, state, refused, apply, remove } = discount;
  const status =
    state === null || state === 'unavailable'
      ? t('code.checking', { code })
      : t(`code.${state}`, { code, amount: format(minimum) });
  return (
    <CodeField
      label={t('code.label')}
      maxLength={MAX_CODE_LENGTH}
      applied={code}
      status={status}
      refusal={refused ? ofError({ code: 'discount-unavailable' }) : undefined}
      required={t('code.required')}
      removeLabel={t('code.remove')}
      onApply={apply}
      onRemove={remove}
    />
  );
}

import { useTranslation } from 'next-i18next/pages';
import { Alert } from '@/components/ui/feedback/alert';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import type { PaymentMethod } from '@/lib/domain/orders/order-status';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import { cardMinimumOf } from '@/lib/domain/payments/card-minimum';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';
import styles from './checkout-form.module.css';

interface Props {
  readonly methods: readonly PaymentMethod[];
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
  /** Which ways this order's total cannot be paid: above the store's limit for cash, below what a card is charged. */
  readonly refused: Readonly<Record<PaymentMethod, boolean>>;
  /** Of the order. */
  readonly currency: CurrencyCode;
  /** Whether the delivery method takes cash, and for which fee in minor units of the base currency. */
  readonly cash: { readonly taken: boolean; readonly fee: Minor };
}

/** The ways to pay that this store offers. */
export function PaymentFields({ methods, value, onChange, refused, currency, cash }: Props) {
  const { t } = useTranslation('checkout');
  const { format } = useCurrency();
  const { money } = useFormats();
  const { payment } = useStoreSetting();
  const { limit } = payment.cash;
  const { fee } = cash;
  const hintOf = (method: PaymentMethod) => {
    if (method === 'card')
      return refused.card
        ? t('payment.cardMinimumHint', { minimum: money(cardMinimumOf(currency), currency) })
        : t('payment.cardHint');
    if (method === 'transfer') return t('payment.transferHint');
    if (!cash.taken) return t('payment.cashMethodHint');
    if (refused.cash && limit !== null) return t('payment.cashLimitHint', { limit: format(limit) });
    return fee > 0 ? t('payment.cashFeeHint', { fee: format(fee) }) : t('payment.cashHint');
  };
  const choices = methods.map((method) => ({
    value: method,
    label: t(`payment.${method}`),
    hint: hintOf(method),
    disabled: refused[method],
  }));
  return (
    <section className={styles.section} aria-labelledby="payment-title">
      <h2 id="payment-title" className={recipe('heading', { size: 'lg' })}>
        {t('payment.title')}
      </h2>
      {choices.length === 0 ? (
        <Alert tone="warning" title={t('payment.none')} />
      ) : (
        <RadioCards legend={t('payment.legend')} choices={choices} value={value} onValueChange={onChange} />
      )}
    </section>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { Alert } from '@/components/ui/feedback/alert';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import type { PaymentMethod } from '@/lib/domain/orders/order-status';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import { cardMinimumOf } from '@/lib/domain/payments/card-minimum';
import { useOnline } from '@/lib/hooks/browser/use-online';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';
import styles from './checkout-form.module.css';

interface Props {
  readonly methods: readonly PaymentMethod[];
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
  /** Methods that cannot pay this total: above the store's limit for cash, or below the minimum for cards. */
  readonly refused: Readonly<Record<PaymentMethod, boolean>>;
  /** The order's currency. */
  readonly currency: CurrencyCode;
  /** Whether the delivery method takes cash, and its fee in minor units of the base currency. */
  readonly cash: { readonly taken: boolean; readonly fee: Minor };
}

/** The store's payment methods. */
export function PaymentFields({ methods, value, onChange, refused, currency, cash }: Props) {
  const { t } = useTranslation('checkout');
  const { format } = useCurrency();
  const { money } = useFormats();
  const { payment } = useStoreSetting();
  const online = useOnline();
  const { limit } = payment.cash;
  const { fee } = cash;
  const hintOf = (method: PaymentMethod) => {
    if (!online && method !== 'cash') return t('payment.offlineHint');
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

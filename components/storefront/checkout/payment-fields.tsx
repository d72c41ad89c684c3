import { useTranslation } from 'next-i18next/pages';
import { Alert } from '@/components/ui/alert';
import { RadioCards } from '@/components/ui/radio-cards';
import { useStoreSetting } from '@/context/store-setting-context';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/orders/order-status';
import { recipe } from '@/theme/recipe';
import styles from './checkout-form.module.css';

interface Props {
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
}

/** The ways to pay that this store has switched on. */
export function PaymentFields({ value, onChange }: Props) {
  const { t } = useTranslation('checkout');
  const { payment } = useStoreSetting();
  const enabled = PAYMENT_METHODS.filter((method) => payment[method].enabled);
  const choices = enabled.map((method) => ({
    value: method,
    label: t(`payment.${method}`),
    hint: t(`payment.${method}Hint`),
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

import { useTranslation } from 'next-i18next/pages';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { Alert } from '@/components/ui/feedback/alert';
import { useStoreSetting } from '@/context/store-setting-context';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useKeptCart } from './use-kept-cart';
import styles from '@/components/storefront/reminders/reminders.module.css';

export interface KeepCartFieldProps {
  readonly form: UseFormReturn<ShippingAddress>;
}

/** Asks below the e-mail address for consent to one reminder of this cart. Without consent nothing leaves the browser. */
export function KeepCartField({ form }: KeepCartFieldProps) {
  const { t } = useTranslation('checkout');
  const { ofError } = useErrorText();
  const { cartReminder } = useStoreSetting();
  const email = useWatch({ control: form.control, name: 'email' }) ?? '';
  const { agreed, choose, failure } = useKeptCart(email.trim());
  return (
    <div>
      <CheckboxField
        label={t('keepCart.label')}
        checked={agreed}
        aria-describedby="keep-cart-hint"
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <p id="keep-cart-hint" className={styles.hint}>
        {t('keepCart.hint', { count: cartReminder.afterHours })}
      </p>
      {failure && <Alert tone="error" title={ofError(failure)} />}
    </div>
  );
}

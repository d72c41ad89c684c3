import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { useFormats } from '@/lib/hooks/use-formats';
import { useLocale } from '@/lib/hooks/use-locale';
import { useStripeAppearance } from './use-stripe-appearance';
import styles from './card-form.module.css';

interface CardFormProps {
  readonly order: Order;
  readonly stripe: Stripe;
  readonly clientSecret: string;
  readonly busy: boolean;
  readonly onPay: (elements: StripeElements) => void;
  /** What to know before the next try. */
  readonly problem: ReactNode;
  /** The fields did not come. */
  readonly onLoadError: () => void;
}

/** Stripe's card fields. The one module that holds Stripe's components, so that they load on the payment step alone. */
export function CardForm({ stripe, clientSecret, ...rest }: CardFormProps) {
  const locale = useLocale();
  const appearance = useStripeAppearance();
  return (
    // What stands in the frames is in one language for good, so another one makes them anew.
    <Elements key={locale} stripe={stripe} options={{ clientSecret, locale, appearance }}>
      <Fields {...rest} />
    </Elements>
  );
}

function Fields({
  order,
  busy,
  problem,
  onPay,
  onLoadError,
}: Omit<CardFormProps, 'stripe' | 'clientSecret'>) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const { money } = useFormats();
  const { name } = useStoreSetting();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const { fullName, email, mobileNumber, city, streetAddress, zipCode } = order.address;
  const address = { line1: streetAddress, city, postal_code: zipCode };
  const billingDetails = { name: fullName, email, phone: mobileNumber, address };
  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={!ready || busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (elements) onPay(elements);
      }}
    >
      <div className={styles.fields} data-ready={ready || undefined}>
        {!ready && <Skeleton height="13rem" />}
        <PaymentElement
          options={{
            layout: 'tabs',
            business: { name: localized(name, locale) },
            defaultValues: { billingDetails },
          }}
          onReady={() => setReady(true)}
          onLoadError={onLoadError}
        />
      </div>
      {problem}
      <Button type="submit" size="lg" loading={busy} disabled={!ready}>
        {t('pay', { amount: money(order.total, order.currency) })}
      </Button>
    </form>
  );
}

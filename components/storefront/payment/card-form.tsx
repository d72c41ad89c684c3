import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, Appearance } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import styles from './card-form.module.css';
import type { Payable } from './payable';

interface CardFormProps {
  readonly payable: Payable;
  readonly stripe: Stripe;
  readonly clientSecret: string;
  readonly busy: boolean;
  readonly onPay: (elements: StripeElements) => void;
  /** Why the last try failed. */
  readonly problem: ReactNode;
  /** Called when the fields fail to load. */
  readonly onLoadError: () => void;
}

/** Stripe's card fields. The only module with Stripe's components, so that they load only on the payment step. */
export function CardForm({ stripe, clientSecret, ...rest }: CardFormProps) {
  const locale = useLocale();
  const appearance = useStripeAppearance();
  return (
    // Remounted for another language, because Stripe's frames cannot change theirs.
    <Elements key={locale} stripe={stripe} options={{ clientSecret, locale, appearance }}>
      <Fields {...rest} />
    </Elements>
  );
}

function Fields({
  payable,
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
  useTimeout(!ready, onLoadError);
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
            ...(payable.address && { defaultValues: { billingDetails: billingOf(payable.address) } }),
          }}
          onReady={() => setReady(true)}
          onLoadError={onLoadError}
        />
      </div>
      {problem}
      <Button type="submit" size="lg" loading={busy} disabled={!ready}>
        {t('pay', { amount: money(payable.amount, payable.currency) })}
      </Button>
    </form>
  );
}

function billingOf({
  fullName,
  email,
  mobileNumber,
  city,
  streetAddress,
  zipCode,
  country,
}: ShippingAddress) {
  const address = { line1: streetAddress, city, postal_code: zipCode, ...(country && { country }) };
  return { name: fullName, phone: mobileNumber, address, ...(email && { email }) };
}

/** Timeout of the fields' frame (milliseconds), which loads after Stripe's script and reports no failure. */
const FRAME_MS = 30_000;

function useTimeout(waiting: boolean, onTimeout: () => void): void {
  const late = useEffectEvent(onTimeout);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => late(), FRAME_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
}

const SHARED = { fontSizeBase: '16px', spacingUnit: '4px' };

/** Maps Stripe's variables to the theme's tokens. */
const TOKENS = {
  colorPrimary: 'colors-brand-fg',
  colorBackground: 'colors-bg-panel',
  colorText: 'colors-fg',
  colorTextSecondary: 'colors-fg-muted',
  colorTextPlaceholder: 'colors-fg-subtle',
  colorDanger: 'colors-fg-error',
  colorSuccess: 'colors-fg-success',
  borderRadius: 'radii-l2',
} as const;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

let shown: { readonly text: string; readonly look: Appearance } | undefined;

/** Returns the same object for the same look, as useSyncExternalStore requires. */
function readLook(): Appearance {
  const look = currentLook();
  const text = JSON.stringify(look);
  if (shown?.text !== text) shown = { text, look };
  return shown.look;
}

function currentLook(): Appearance {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(`--chakra-${name}`).trim();
  const themed = Object.fromEntries(Object.entries(TOKENS).map(([name, from]) => [name, token(from)]));
  return {
    theme: root.classList.contains('dark') ? 'night' : 'stripe',
    variables: { ...SHARED, ...themed, fontFamily: style.fontFamily },
    rules: {
      '.Input': { borderColor: token('colors-border-control'), boxShadow: 'none' },
      '.Input:focus': { borderColor: token('colors-brand-focus-ring'), boxShadow: 'none' },
      '.Label': { fontWeight: '500' },
    },
  };
}

const ON_SERVER: Appearance = {};

/** The shop's look for Stripe's frames, which our style sheets cannot reach; follows the colour mode. */
function useStripeAppearance(): Appearance {
  // Re-renders when the brand's colours change.
  useStoreSetting();
  return useSyncExternalStore(subscribe, readLook, () => ON_SERVER);
}

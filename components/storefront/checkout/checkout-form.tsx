import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useWatch } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { AddressChoice } from '@/components/storefront/addresses/address-choice';
import { useAddressBook } from '@/components/storefront/addresses/use-address-book';
import { DiscountCodeField } from '@/components/storefront/cart/discounts/discount-code-field';
import { GiftCodeField } from '@/components/storefront/gift-cards/gift-code-field';
import { useGiftCode } from '@/components/storefront/gift-cards/use-gift-code';
import { QuoteNotice } from '@/components/storefront/cart/quote-notice';
import { TotalRow } from '@/components/storefront/cart/totals';
import { useQuotedCart } from '@/components/storefront/cart/use-quoted-cart';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Alert } from '@/components/ui/feedback/alert';
import { useStoreSetting } from '@/context/store-setting-context';
import { randomKey } from '@/lib/browser/random-key';
import { NEW_ADDRESS } from '@/lib/browser/shipping-draft';
import { concernsTotal, isLineChange, isTotalChange } from '@/lib/domain/cart/pricing/total-change';
import { needsWords } from '@/lib/domain/delivery/quote-delivery';
import { ADDRESS_FIELDS } from '@/lib/domain/address/address-fields';
import { deliveredTo } from '@/lib/domain/cart/delivered-to';
import type { AppError, TotalChange } from '@/lib/domain/errors/app-error';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { NO_WISHES } from '@/lib/domain/orders/wishes/wishes';
import type { PaymentMethod } from '@/lib/domain/orders/order-status';
import { isUnderCardMinimum } from '@/lib/domain/payments/card-minimum';
import { useOnline } from '@/lib/hooks/browser/use-online';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import styles from './checkout-form.module.css';
import { CheckoutSummary } from './checkout-summary';
import type { DeliveryFieldsProps } from './delivery-fields';
import type { KeepCartFieldProps } from '@/components/storefront/reminders/carts/keep-cart-field';
import type { StoreCreditProps } from '@/components/storefront/gift-cards/store-credit';
import type { WishFieldsProps } from './wishes/wish-fields';
import { PaymentFields } from './payment-fields';
import { RememberAddress, ShippingFields } from './shipping-fields';
import { useDeliveryChoice } from './use-delivery-choice';
import { usePlaceOrder } from './use-place-order';
import { useShippingForm } from './use-shipping-form';

/** Most stores offer no choice. If the code does not load, the first method stays chosen, and a refused city says so. */
const DeliveryFields = dynamic<DeliveryFieldsProps>(
  () => import('./delivery-fields').then(({ DeliveryFields: Fields }) => Fields).catch(() => () => null),
  { ssr: false },
);

/** Offered only to shoppers with credit. */
const StoreCredit = dynamic<StoreCreditProps>(
  () =>
    import('@/components/storefront/gift-cards/store-credit')
      .then(({ StoreCredit: Credit }) => Credit)
      .catch(() => () => null),
  { ssr: false },
);

/** Most stores ask for nothing else. */
const WishFields = dynamic<WishFieldsProps>(
  () => import('./wishes/wish-fields').then(({ WishFields: Fields }) => Fields).catch(() => () => null),
  { ssr: false },
);

/** If the code does not load, no cart is stored. */
const KeepCartField = dynamic<KeepCartFieldProps>(
  () =>
    import('@/components/storefront/reminders/carts/keep-cart-field')
      .then(({ KeepCartField: Box }) => Box)
      .catch(() => () => null),
  { ssr: false },
);

/** Fields that delivery depends on. */
const PLACE_FIELDS = ['city', 'country', 'regionId', 'cityId'] as const;

export function CheckoutForm() {
  const { t } = useTranslation('checkout');
  const { put } = useAddressBook();
  const [remember, setRemember] = useState(true);
  const { payment, addresses, checkout, cartReminder, trading } = useStoreSetting();
  const { form, chosen, choose } = useShippingForm(addresses);
  const [method, setMethod] = useState<PaymentMethod>(payment.cash.enabled ? 'cash' : 'card');
  const [typedCity = '', country, regionId, cityId] = useWatch({ control: form.control, name: PLACE_FIELDS });
  const city = typedCity.slice(0, FIELD_LIMITS.cityMax);
  const delivery = useDeliveryChoice(deliveredTo({ city, country, regionId, cityId }));
  const gift = useGiftCode();
  const [wishes, setWishes] = useState(NO_WISHES);
  const [marketing, setMarketing] = useState(false);
  const [refusedFields, setRefusedFields] = useState<NonNullable<AppError['fields']>>({});
  const { quote, totals, discount, minimum, methods, changes, error, askAgain } = useQuotedCart(
    {
      ...delivery.to,
      ...(delivery.chosen && { deliveryMethod: delivery.chosen.method.id }),
      paymentMethod: method,
    },
    gift,
  );
  const refused = {
    cash: totals.overCashLimit || (!totals.takesCash && totals.due > 0),
    card: isUnderCardMinimum(totals),
    transfer: false,
  };
  const usable = methods.filter((one) => !refused[one]);
  const [first] = usable;
  if (first && !usable.includes(method)) setMethod(first);
  const {
    placeOrder,
    failure: refusal,
    forgetFailure,
  } = usePlaceOrder({
    seenTotal: totals.total,
    seenDue: totals.due,
    code: discount.code,
    paying: gift,
    wishes,
    marketing,
    onChanged: askAgain,
  });
  const failure =
    refusal && [totals.total, totals.due].some((shown) => concernsTotal(refusal, shown)) ? refusal : null;
  const refusedChanges = failure?.changes?.filter(isLineChange) ?? [];
  const online = useOnline();
  const notice = useRef<HTMLDivElement>(null);
  const { isSubmitting, isSubmitSuccessful } = form.formState;

  useEffect(() => {
    // On a phone the notice may be outside the window.
    if (failure) notice.current?.scrollIntoView({ block: 'center' });
  }, [failure]);

  const submit = form.handleSubmit(async (address) => {
    // Uses the validated address with its official names, as the server does.
    if (delivery.quoteTo(deliveredTo(address)).status === 'refused') {
      form.setError('city', { message: 'field.city.unserved' }, { shouldFocus: true });
      return;
    }
    if (!isSubmitSuccessful) notify({ type: 'success', message: t('toast.saved') });
    if (remember) void put({ ...address, id: chosen === NEW_ADDRESS ? randomKey() : chosen });
    const fields = await placeOrder(address, method, delivery.chosen?.method.id);
    setRefusedFields(fields);
    for (const field of ADDRESS_FIELDS) {
      const message = fields[`address.${field}`];
      if (message) form.setError(field, { message });
    }
  });

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h1 className={`${styles.title} ${recipe('heading', { size: '3xl' })}`}>{t('title')}</h1>
      <div className={styles.fields}>
        <ShippingFields
          form={form}
          choice={<AddressChoice chosen={chosen} onChoose={choose} />}
          belowEmail={cartReminder.enabled && <KeepCartField form={form} />}
          remember={<RememberAddress form={form} chosen={chosen} value={remember} onChange={setRemember} />}
        />
        {needsWords(delivery.quote) && (delivery.chosen || quote.status !== 'loading') && (
          <DeliveryFields
            quote={delivery.quote}
            city={city}
            chosen={delivery.chosen}
            onChoose={delivery.choose}
          />
        )}
        {(checkout.note || checkout.gift || checkout.marketing) && (
          <WishFields
            rules={checkout}
            wishes={wishes}
            errors={refusedFields}
            onChange={setWishes}
            marketing={marketing}
            onMarketing={setMarketing}
          />
        )}
        <PaymentFields
          methods={methods}
          value={method}
          onChange={setMethod}
          refused={refused}
          currency={totals.currency}
          cash={{ taken: totals.takesCash, fee: delivery.chosen?.method.cashFee ?? payment.cash.fee }}
        />
      </div>
      <div ref={notice} className={styles.notice}>
        <QuoteNotice
          changes={changes.length ? changes : refusedChanges}
          error={failure || !online ? null : error}
          onRetry={askAgain}
          onAccept={forgetFailure}
        />
        {failure && refusedChanges.length === 0 && <CheckoutFailure error={failure} />}
        {!online && !failure && method === 'cash' && <Alert tone="info" title={t('offline')} />}
      </div>
      <div className={styles.side}>
        <CheckoutSummary totals={totals}>
          <DiscountCodeField discount={discount} minimum={minimum} />
          {!gift.useCredit && <GiftCodeField gift={gift} totals={totals} />}
          <StoreCredit currency={totals.currency} used={gift.useCredit} onChange={gift.setCredit} />
        </CheckoutSummary>
        <TotalRow totals={totals} prepaid={totals.prepaid} />
        <Button type="submit" size="lg" loading={isSubmitting} disabled={trading.state !== 'open'}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

/** Why the order was not placed; the cart and the typed texts stay. */
function CheckoutFailure({ error }: { readonly error: AppError }) {
  const { t } = useTranslation('checkout');
  const text = useErrorText();
  const change = error.changes?.find(isTotalChange);
  if (change) return <TotalChanged change={change} />;
  return (
    <Alert tone="error" title={text.ofError(error)}>
      {error.code === 'key-reused' && (
        <Link className={styles.link} href={paths.orders}>
          {t('toOrders')}
        </Link>
      )}
    </Alert>
  );
}

function TotalChanged({ change: { currency, from, to } }: { readonly change: TotalChange }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  return (
    <Alert tone="warning" title={t('totalChanged.title')}>
      {t('totalChanged.text', { from: money(from, currency), to: money(to, currency) })}
    </Alert>
  );
}

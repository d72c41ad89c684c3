import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { notify } from '@/components/overlays/notify';
import { dropCode } from '@/components/storefront/cart/discounts/discount-code-store';
import type { Paying } from '@/components/storefront/gift-cards/use-gift-code';
import { useCart } from '@/context/cart-context';
import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { useUserContext } from '@/context/user-context';
import { pageStore } from '@/lib/browser/page-store';
import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import { requestedLines } from '@/lib/domain/cart/requested-lines';
import type { AppError, ErrorCode } from '@/lib/domain/errors/app-error';
import type { Minor } from '@/lib/domain/money/money';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import type { Referral } from '@/lib/domain/orders/referral';
import type { OrderStatus, PaymentMethod } from '@/lib/domain/orders/order-status';
import { NO_WISHES, type OrderWishes } from '@/lib/domain/orders/wishes/wishes';
import { fail } from '@/lib/domain/result';
import { ensureUser } from '@/lib/firebase/auth/account';
import { call } from '@/lib/functions/call';
import { remindedCart } from '@/lib/browser/reminded-cart';
import { forgetDraft } from '@/lib/browser/shipping-draft';
import { storedValue } from '@/lib/browser/stored-value';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useOnline } from '@/lib/hooks/browser/use-online';
import { paths } from '@/lib/paths';
import { randomKey } from '@/lib/browser/random-key';
import { waitForNetwork } from './wait-for-network';

/** Errors after which the cart needs a new quote. */
const OF_THE_QUOTE: readonly ErrorCode[] = [
  'delivery-method-unavailable',
  'discount-unavailable',
  'gift-card-unavailable',
];

/** What led here. Without a network it may not load, and the order counts as of unknown origin. */
const importReferral = () =>
  import('@/lib/browser/measurement/referral').then(
    ({ currentReferral }) => currentReferral(),
    () => null,
  );

/** Toasts for orders that are not final yet. */
const TOASTS: Partial<Record<OrderStatus, 'toast.awaiting' | 'toast.transfer'>> = {
  awaiting: 'toast.awaiting',
  pending: 'toast.transfer',
};

interface Checkout {
  /** The total on the page, in minor units of the chosen currency; the store refuses a different one. */
  readonly seenTotal: Minor;
  /** The part of it left to pay after a gift card; checked in the same way. */
  readonly seenDue: Minor;
  /** The discount code; empty without one. */
  readonly code: string;
  readonly paying: Paying;
  readonly wishes: OrderWishes;
  /** The shopper agrees to get offers. */
  readonly marketing: boolean;
  /** Called when the page's quote is outdated. */
  readonly onChanged: () => void;
}

/**
 * Places the order and opens its page, or its payment for a card. A person who is not logged in becomes a guest first. The cart
 * is emptied only on that page: after an interruption, the same idempotency key finds the same order. Without a network, a cash
 * order is queued on the device.
 */
export function usePlaceOrder({ seenTotal, seenDue, code, paying, wishes, marketing, onChanged }: Checkout) {
  const { t } = useTranslation('checkout');
  const { push } = useRouter();
  const { lines, remove } = useCart();
  const { currency } = useCurrency();
  const { storeId } = useStoreSetting();
  const { user } = useUserContext();
  const locale = useLocale();
  const online = useOnline();
  const [failure, setFailure] = useState<AppError | null>(null);

  const requestFor = (
    address: ShippingAddress,
    paymentMethod: PaymentMethod,
    deliveryMethod: string | undefined,
    referral: Referral | null,
  ): PlaceOrderRequest => {
    const cart = remindedCart.get();
    return {
      key: checkoutKey(),
      address,
      paymentMethod,
      deliveryMethod,
      storeId,
      lines: requestedLines(lines),
      currency,
      seenTotal,
      seenDue,
      locale,
      ...(code && { code }),
      ...(paying.giftCode && { giftCode: paying.giftCode }),
      ...(paying.useCredit && { useCredit: true }),
      ...(wishes !== NO_WISHES && { wishes }),
      ...(marketing && { marketing }),
      ...(cart && { cartId: cart.id }),
      ...(referral && { referral }),
    };
  };

  const send = async (request: PlaceOrderRequest) => {
    if (!navigator.onLine) return fail({ code: 'offline' });
    const guest = await ensureUser();
    return guest.ok ? call('placeOrder', request) : guest;
  };

  const leave = () => {
    endCheckout();
    forgetDraft();
    dropCode();
    for (const line of lines) remove(line);
  };

  /** Resolves to the errors by field; none on success. */
  const placeOrder = async (
    address: ShippingAddress,
    paymentMethod: PaymentMethod,
    deliveryMethod?: string,
  ): Promise<NonNullable<AppError['fields']>> => {
    setFailure(null);
    const request = requestFor(address, paymentMethod, deliveryMethod, await importReferral());
    if (!navigator.onLine && (await waitForNetwork(request, lines, user))) {
      notify({ type: 'info', message: t('toast.waiting') });
      leave();
      return {};
    }
    const placed = await send(request);
    if (!placed.ok) {
      if (placed.error.code === 'key-reused') endCheckout();
      if (placed.error.changes || OF_THE_QUOTE.includes(placed.error.code)) onChanged();
      setFailure(placed.error);
      return placed.error.fields ?? {};
    }
    const { orderId, status } = placed.value;
    const isPaidNow = paymentMethod === 'card' && status === 'pending';
    // A card order is placed only when it is paid; until then it waits, even after a reload.
    if (!isPaidNow) notify({ type: 'success', message: t(TOASTS[status] ?? 'toast.placed') });
    await push(isPaidNow ? paths.payment(orderId) : paths.orderConfirmed(orderId));
    leave();
    remindedCart.update(() => null);
    return {};
  };

  const isOver = online && failure?.code === 'offline';
  return { placeOrder, failure: isOver ? null : failure, forgetFailure: () => setFailure(null) };
}

const parse = (stored: string | null): string => (stored && /^[\da-f]{32}$/.test(stored) ? stored : '');

const stored = storedValue<string>(
  () => `boards.checkout-key.${pageStore()}`,
  parse,
  (key) => key,
);

/** The idempotency key of this checkout, shared by all tabs and kept over reloads, so that a retry makes no second order. */
function checkoutKey(): string {
  stored.update((key) => key || randomKey());
  return stored.get();
}

/** Ends this checkout; the next order gets a new key. */
const endCheckout = (): void => stored.update(() => '');

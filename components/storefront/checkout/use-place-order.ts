import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { notify } from '@/components/overlays/notify';
import { dropCode } from '@/components/storefront/cart/discounts/discount-code-store';
import type { Paying } from '@/components/storefront/gift-cards/use-gift-code';
import { useCart } from '@/context/cart-context';
import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { requestedLines } from '@/lib/domain/cart/requested-lines';
import type { AppError, ErrorCode } from '@/lib/domain/errors/app-error';
import type { Minor } from '@/lib/domain/money/money';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import type { OrderStatus, PaymentMethod } from '@/lib/domain/orders/order-status';
import { NO_WISHES, type OrderWishes } from '@/lib/domain/orders/wishes/wishes';
import { fail } from '@/lib/domain/result';
import { env } from '@/lib/env';
import { ensureUser } from '@/lib/firebase/auth/account';
import { call } from '@/lib/functions/call';
import { storedValue } from '@/lib/browser/stored-value';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useOnline } from '@/lib/hooks/browser/use-online';
import { paths } from '@/lib/paths';
import { randomKey } from '@/lib/browser/random-key';
import { forgetDraft } from './use-shipping-form';

/** Refusals after which the cart needs a new quote. */
const OF_THE_QUOTE: readonly ErrorCode[] = [
  'delivery-method-unavailable',
  'discount-unavailable',
  'gift-card-unavailable',
];

/** The notice about an order that is not placed for good. */
const TOASTS: Partial<Record<OrderStatus, 'toast.awaiting' | 'toast.transfer'>> = {
  awaiting: 'toast.awaiting',
  pending: 'toast.transfer',
};

interface Checkout {
  /** The total on the page, in minor units of the chosen currency; the store refuses to take another one. */
  readonly seenTotal: Minor;
  /** Likewise what a gift card leaves of it to pay. */
  readonly seenDue: Minor;
  /** Of a discount; empty without one. */
  readonly code: string;
  readonly paying: Paying;
  readonly wishes: OrderWishes;
  /** The shopper agrees to be written to about offers. */
  readonly marketing: boolean;
  /** What stands on the page is no longer true. */
  readonly onChanged: () => void;
}

/**
 * Places the order and leads to its page, by card to its payment. A person who is not logged in becomes a guest first. The cart is emptied only
 * when that page is there: should anything break in between, the same key finds the same order again.
 */
export function usePlaceOrder({ seenTotal, seenDue, code, paying, wishes, marketing, onChanged }: Checkout) {
  const { t } = useTranslation('checkout');
  const { push } = useRouter();
  const { lines, remove } = useCart();
  const { currency } = useCurrency();
  const { storeId } = useStoreSetting();
  const locale = useLocale();
  const online = useOnline();
  const [failure, setFailure] = useState<AppError | null>(null);

  const send = async (
    address: ShippingAddress,
    paymentMethod: PaymentMethod,
    deliveryMethod: string | undefined,
  ) => {
    if (!navigator.onLine) return fail({ code: 'offline' });
    const guest = await ensureUser();
    if (!guest.ok) return guest;
    const wanted = {
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
    };
    return call('placeOrder', { ...wanted, key: checkoutKey(), address, paymentMethod, deliveryMethod });
  };

  /** Answers the refused fields of the request, none when it went through. */
  const placeOrder = async (
    address: ShippingAddress,
    paymentMethod: PaymentMethod,
    deliveryMethod?: string,
  ): Promise<NonNullable<AppError['fields']>> => {
    setFailure(null);
    const placed = await send(address, paymentMethod, deliveryMethod);
    if (!placed.ok) {
      if (placed.error.code === 'key-reused') endCheckout();
      if (placed.error.changes || OF_THE_QUOTE.includes(placed.error.code)) onChanged();
      setFailure(placed.error);
      return placed.error.fields ?? {};
    }
    const { orderId, status } = placed.value;
    const isPaidNow = paymentMethod === 'card' && status === 'pending';
    // An order by card is placed once it is paid; until then it waits, whatever is reloaded.
    if (!isPaidNow) notify({ type: 'success', message: t(TOASTS[status] ?? 'toast.placed') });
    await push(isPaidNow ? paths.payment(orderId) : paths.orderConfirmed(orderId));
    endCheckout();
    forgetDraft();
    dropCode();
    for (const line of lines) remove(line);
    return {};
  };

  const isOver = online && failure?.code === 'offline';
  return { placeOrder, failure: isOver ? null : failure, forgetFailure: () => setFailure(null) };
}

const parse = (stored: string | null): string => (stored && /^[\da-f]{32}$/.test(stored) ? stored : '');

const stored = storedValue<string>(`boards.checkout-key.${env.storeId}`, parse, (key) => key);

/** The key of this checkout, the same in every tab and after a reload: whatever is sent twice makes one order. */
function checkoutKey(): string {
  stored.update((key) => key || randomKey());
  return stored.get();
}

/** The next order is another one. */
const endCheckout = (): void => stored.update(() => '');

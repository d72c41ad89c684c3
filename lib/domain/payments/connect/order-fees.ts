import type { Minor } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import type { PaymentFee } from '@/lib/domain/payments/extra/extra-payment';
import { isUnpaid } from '@/lib/domain/payments/settlement';

/** The platform's fee, in minor units of the payments' currency. */
export interface Fees {
  /** Taken of what was paid by card, before refunds gave any of it back. */
  readonly taken: Minor;
  readonly returned: Minor;
}

export const NO_FEES: Fees = { taken: 0, returned: 0 };

export const addFees = (fees: Fees, more: Fees, times = 1): Fees => ({
  taken: fees.taken + times * more.taken,
  returned: fees.returned + times * more.returned,
});

/** What the platform has of it in the end. */
export const feeKept = ({ taken, returned }: Fees): Minor => taken - returned;

interface PaymentWithFee extends PaymentFee {
  readonly paymentId: string | null;
}

/** The platform's fees of an order's paid card payments. Held payments are excluded, as in all figures. */
export function feesOf(order: Order): Fees {
  const paid: readonly PaymentWithFee[] = [
    ...(isUnpaid(order) ? [] : [order]),
    ...order.extraPayments.filter(({ paidAt }) => paidAt !== null),
  ];
  return paid
    .filter(({ paymentId }) => paymentId !== null)
    .reduce(
      (sum, { platformFee: taken = 0, feeReturned: returned = 0 }) => addFees(sum, { taken, returned }),
      NO_FEES,
    );
}

/** The card payment of which a refund may give back a fee; null where the platform took none. */
export function paymentWithFee(order: Order, { of }: Pick<Refund, 'of'>): string | null {
  const payment: PaymentWithFee | undefined = of ? order.extraPayments.find(({ id }) => id === of) : order;
  return payment?.platformFee ? payment.paymentId : null;
}

/** The order with what the platform gave back of this payment's fee so far. */
export const withFeeReturned = (order: Order, paymentId: string, feeReturned: Minor): Order => ({
  ...order,
  ...(order.paymentId === paymentId && { feeReturned }),
  extraPayments: order.extraPayments.map((extra) =>
    extra.paymentId === paymentId ? { ...extra, feeReturned } : extra,
  ),
});

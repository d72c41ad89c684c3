import type { Order } from './order';

/**
 * An order as a tracking link shows it: without the acting persons, request ids and payment ids. Only its shopper sees
 * that they own it.
 */
export const orderByLink = (
  { platformFee: _, feeReturned: __, ...order }: Order,
  viewer: string | null,
): Order => ({
  ...order,
  uid: viewer !== null && viewer === order.uid ? viewer : null,
  customerId: '',
  byHand: null,
  referral: null,
  emailCorrections: [],
  history: order.history.map((event) => ({ ...event, by: null, requestId: null })),
  edits: order.edits.map((edit) => ({ ...edit, by: null })),
  making: order.making && {
    ...order.making,
    events: order.making.events.map((event) => ({ ...event, by: null })),
    changes: order.making.changes.map((change) => ({ ...change, by: null })),
  },
  shipments: order.shipments.map((parcel) => ({
    ...parcel,
    events: parcel.events.map((event) => ({ ...event, by: null })),
  })),
  refunds: order.refunds.map((refund) => ({ ...refund, by: '' })),
  returns: order.returns.map((one) => ({
    ...one,
    events: one.events.map((event) => ({ ...event, by: null })),
  })),
  paymentId: null,
  extraPayments: order.extraPayments.map(({ platformFee: ___, feeReturned: ____, ...extra }) => ({
    ...extra,
    paymentId: null,
    refusals: [],
  })),
  transfer: order.transfer && {
    ...order.transfer,
    received: order.transfer.received.map((entry) => ({ ...entry, by: '' })),
    sentBack: order.transfer.sentBack.map((entry) => ({ ...entry, by: '' })),
  },
  refusals: [],
  holds: order.holds.map((hold) => ({ ...hold, paymentId: '' })),
  disputes: [],
});

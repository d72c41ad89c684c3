import type Stripe from 'stripe';

/** As many as Stripe lists at once. */
const PAGE_SIZE = 100;

interface Payer {
  readonly uid: string;
  /** Null where it is not known; the customer has none then. */
  readonly email: string | null;
  /** Since when they pay, milliseconds since the epoch. */
  readonly changedAt: number;
}

/** Detaches the cards of who paid before `changedAt`, then names the new payer. Can be repeated. */
export async function changePayer(
  { customers, paymentMethods }: Stripe,
  customer: string,
  { uid, email, changedAt }: Payer,
): Promise<void> {
  for await (const { id, created } of customers.listPaymentMethods(customer, { limit: PAGE_SIZE }))
    if (created * 1000 <= changedAt) await paymentMethods.detach(id);
  await customers.update(customer, { email: email ?? '', name: '', metadata: { uid } });
}

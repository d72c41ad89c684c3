import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header, as `stripe.webhooks.constructEvent` checks it. `at` in seconds. */
export function signatureOf(payload: string, secret: string, at: number): string {
  const signed = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${signed}`;
}

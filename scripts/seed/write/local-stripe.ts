import Stripe from 'stripe';

/** One account of the local Stripe, by its secret key. */
export function localStripe(secretKey: string | undefined): Stripe {
  const [host, port] = (process.env.STRIPE_HOST ?? '').split(':');
  if (!host || !secretKey) throw new Error('The seed pays at the local Stripe alone. Run "npm start".');
  return new Stripe(secretKey, { host, port, protocol: 'http', telemetry: false });
}

import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { readStripeSettings } from './adapters/stripe/stripe-settings';
import type { StripeSettings } from './adapters/stripe/stripe-settings';

/** Deployed functions get these from Secret Manager; locally and in tests they are environment variables. */
export const SECRETS = {
  trackingSecret: defineSecret('TRACKING_SECRET'),
  revalidateSecret: defineSecret('REVALIDATE_SECRET'),
  smtpUrl: defineSecret('SMTP_URL'),
  stripeSecretKey: defineSecret('STRIPE_SECRET_KEY'),
  stripeWebhookSecret: defineSecret('STRIPE_WEBHOOK_SECRET'),
  stripeStoreKeys: defineSecret('STRIPE_STORE_KEYS'),
};

const PARAMETERS = {
  siteUrl: defineString('SITE_URL', { description: 'Address of the shop, without a slash at the end' }),
  mailFrom: defineString('MAIL_FROM', { description: 'Sender of e-mails, as: Shop <shop@example.com>' }),
  stripeMode: defineString('STRIPE_MODE', { description: 'live, or test for a shop on trial' }),
};

const STRIPE_HOST = defineString('STRIPE_HOST', {
  description: 'host:port of a stand-in for Stripe; empty for Stripe itself',
  default: '',
});

const OWN_PROXIES = defineInt('OWN_PROXIES', {
  description: 'How many proxies of your own stand between shoppers and the functions',
  default: 0,
});
const RATE_LIMIT_SCALE = defineInt('RATE_LIMIT_SCALE', {
  description: 'Multiplies every limit of functions/src/limits/table.ts; for load tests',
  default: 1,
});

const ENFORCE_APP_CHECK = defineBoolean('ENFORCE_APP_CHECK', {
  description: 'Refuse calls that carry no App Check token',
  default: false,
});

const PUSH_HOST = defineString('PUSH_HOST', {
  description: 'host:port of a stand-in for Firebase Cloud Messaging; empty for that itself',
  default: '',
});

type Named = Exclude<keyof typeof SECRETS | keyof typeof PARAMETERS, `stripe${string}`>;

export type Settings = Readonly<Record<Named, string>> & {
  readonly pushHost: string;
  readonly stripe: StripeSettings;
  readonly ownProxies: number;
  readonly rateLimitScale: number;
  readonly enforceAppCheck: boolean;
};

let parsed: Settings | undefined;

/** The settings of these functions, read once, at the first request: a deployment loads this file without values. */
export function settings(): Settings {
  parsed ??= {
    trackingSecret: required(SECRETS.trackingSecret),
    revalidateSecret: required(SECRETS.revalidateSecret),
    smtpUrl: required(SECRETS.smtpUrl),
    siteUrl: required(PARAMETERS.siteUrl).replace(/\/+$/, ''),
    mailFrom: required(PARAMETERS.mailFrom),
    pushHost: PUSH_HOST.value(),
    ownProxies: OWN_PROXIES.value(),
    // A parameter without a value reads as 0 where no deployment filled in its default.
    rateLimitScale: RATE_LIMIT_SCALE.value() || 1,
    enforceAppCheck: ENFORCE_APP_CHECK.value(),
    stripe: readStripeSettings({
      secretKey: required(SECRETS.stripeSecretKey),
      webhookSecret: required(SECRETS.stripeWebhookSecret),
      storeKeys: required(SECRETS.stripeStoreKeys),
      mode: required(PARAMETERS.stripeMode),
      host: STRIPE_HOST.value(),
    }),
  };
  return parsed;
}

function required(parameter: { readonly name: string; value(): string }): string {
  const { name } = parameter;
  // Asked only when there is one, because the SDK warns about a missing value in words of its own.
  const text = process.env[name] && parameter.value();
  if (text) return text;
  throw new Error(
    `The setting ${name} of the functions is missing. Set it in functions/.env or as a secret.`,
  );
}

import {
  defineBoolean,
  defineInt,
  defineSecret,
  defineString,
  projectID,
  select,
} from 'firebase-functions/params';
import { parseFeeSetting, type FeeTerms } from '@/lib/domain/payments/connect/platform-fee';
import { normalHost } from '@/lib/domain/tenancy/normal-host';
import { oneOf } from '@/lib/domain/parse/fields';
import { metricsSettings, type MetricsSettings } from '@/lib/observability/metrics-settings';
import { CERTIFICATE_ISSUERS, type CertificateIssuer } from './adapters/domains/certificates';
import type { SecretName } from './deployment';
import { readStripeSettings } from './adapters/stripe/stripe-settings';
import type { StripeSettings } from './adapters/stripe/stripe-settings';

type SecretParam = ReturnType<typeof defineSecret>;

/** Deployed functions get their own of these from Secret Manager; locally and in tests they are environment variables. */
const SECRETS: Readonly<Record<SecretName, SecretParam>> = {
  CHALLENGE_SECRET: defineSecret('CHALLENGE_SECRET'),
  MAIL_BOUNCE_SECRET: defineSecret('MAIL_BOUNCE_SECRET'),
  SMTP_URL: defineSecret('SMTP_URL'),
  STRIPE_CONNECT_WEBHOOK_SECRET: defineSecret('STRIPE_CONNECT_WEBHOOK_SECRET'),
  STRIPE_SECRET_KEY: defineSecret('STRIPE_SECRET_KEY'),
  STRIPE_WEBHOOK_SECRET: defineSecret('STRIPE_WEBHOOK_SECRET'),
  TRACKING_SECRET: defineSecret('TRACKING_SECRET'),
};

export const secretsOf = (names: readonly SecretName[]): SecretParam[] => names.map((name) => SECRETS[name]);

/** How a value is written. `npm run deploy` refuses others; firebase-tools itself checks only what it asks for at a terminal. */
const written = (validationRegex: RegExp, form: string) => ({
  text: { validationRegex, validationErrorMessage: `must be ${form}` },
});
const IDS = written(/^(?:[\w-]+(?:,[\w-]+)*)?$/, 'ids of stores with commas between and no spaces');

const PARAMETERS = {
  siteUrl: defineString('SITE_URL', {
    description: 'Address of the shop, without a slash at the end',
    input: written(/^https:\/\/[^/\s]+$/, 'of the form https://shop.example'),
  }),
  mailFrom: defineString('MAIL_FROM', {
    description: 'Sender of e-mails, as: Shop <shop@example.com>',
    input: written(
      /^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
      'of the form Shop <shop@example.com>',
    ),
  }),
  stripeMode: defineString('STRIPE_MODE', {
    description: 'live, or test for a shop on trial',
    input: select(['live', 'test']),
  }),
};

const CARD_STORES = defineString('CARD_STORES', {
  description:
    'Ids of the stores that take cards, with commas between; each has a secret STRIPE_STORE_KEYS_{id}',
  default: '',
  input: IDS,
});

const STRIPE_CONNECT = defineString('STRIPE_CONNECT', {
  description:
    'Publishable key of the platform’s Stripe account, to connect stores’ accounts; empty for none',
  default: '',
});

const PLATFORM_FEE = defineString('PLATFORM_FEE', {
  description:
    'What the platform takes of card payments of connected stores whose plan does not say: basis points, as 150 or 150+50 SAR',
  default: '',
});

const PLATFORM_HOST = defineString('PLATFORM_HOST', {
  description: 'Host below which stores have names, as shops.example; empty if stores have none',
  default: '',
});

const CERTIFICATES = defineString('CERTIFICATES', {
  description: 'Who issues the certificates of stores’ domains: tls (you or Caddy), app-hosting or cloud-run',
  default: 'tls',
  input: select([...CERTIFICATE_ISSUERS]),
});

const CERTIFICATE_RESOURCE = defineString('CERTIFICATE_RESOURCE', {
  description:
    'The backend of App Hosting, projects/P/locations/L/backends/B, or for Cloud Run projects/P/locations/L',
  default: '',
});

const STRIPE_HOST = defineString('STRIPE_HOST', {
  description: 'host:port of a stand-in for Stripe; empty for Stripe itself',
  default: '',
});

const OWN_PROXIES = defineInt('OWN_PROXIES', {
  description: 'How many proxies of your own stand between shoppers and the functions',
  default: 0,
});
const RATE_LIMIT_SCALE = defineInt('RATE_LIMIT_SCALE', {
  description: 'Multiplies every limit of functions/src/limits/rate-limits.ts; for load tests',
  default: 1,
});

const ENFORCE_APP_CHECK = defineBoolean('ENFORCE_APP_CHECK', {
  description: 'Refuse calls that carry no App Check token',
  default: false,
});

const MAIL_REPORTS = defineString('MAIL_REPORTS', {
  description: 'E-mail address where receivers report mails; empty for the sender’s own',
  default: '',
});

const PUSH_HOST = defineString('PUSH_HOST', {
  description: 'host:port of a stand-in for Firebase Cloud Messaging; empty for that itself',
  default: '',
});

const MESSAGE_STORES = defineString('MESSAGE_STORES', {
  description:
    'Ids of the stores whose messages a provider sends, with commas between; each has a secret MESSAGE_KEYS_{id}',
  default: '',
  input: IDS,
});

const MESSAGE_HOST = defineString('MESSAGE_HOST', {
  description: 'host:port of a stand-in for the providers of messages; empty for themselves',
  default: '',
});

export interface Settings {
  readonly challengeSecret: string;
  readonly trackingSecret: string;
  readonly mailBounceSecret: string;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly siteUrl: string;
  /** The host below which stores have names; empty if they have none. */
  readonly platformHost: string;
  readonly certificateIssuer: CertificateIssuer;
  /** Where Google serves the site, for issuers that are Google's. */
  readonly certificateResource: string;
  readonly pushHost: string;
  readonly messageHost: string;
  /** Ids of the stores whose messages a provider sends. */
  readonly messageStores: ReadonlySet<string>;
  /** The keys of all stores at their providers, where `isLocal`; a real project has a secret for each. */
  readonly messageKeys: string;
  readonly mailReports: string;
  readonly projectId: string;
  readonly stripe: StripeSettings;
  /** Of connected stores whose plan names no fee. */
  readonly platformFee: FeeTerms;
  /** `live` or `test` */
  readonly stripeMode: string;
  /** The keys of all stores, where `isLocal`; a real project has a secret for each. */
  readonly storeKeys: string;
  /** Ids of the stores that take cards. */
  readonly cardStores: ReadonlySet<string>;
  readonly ownProxies: number;
  readonly rateLimitScale: number;
  readonly enforceAppCheck: boolean;
  /** host:port of the local Firestore; empty for Google's. */
  readonly firestoreEmulator: string;
  /** Served from somebody's own machine, by the local Firebase. */
  readonly isLocal: boolean;
}

/** Each setting is read on first use: a deployment loads this file without values, a function has only its own secrets. */
const SETTINGS: Settings = {
  get challengeSecret() {
    return required(SECRETS.CHALLENGE_SECRET);
  },
  get trackingSecret() {
    return required(SECRETS.TRACKING_SECRET);
  },
  get mailBounceSecret() {
    return required(SECRETS.MAIL_BOUNCE_SECRET);
  },
  get smtpUrl() {
    return required(SECRETS.SMTP_URL);
  },
  get mailFrom() {
    return required(PARAMETERS.mailFrom);
  },
  get siteUrl() {
    return required(PARAMETERS.siteUrl).replace(/\/+$/, '');
  },
  get platformHost() {
    return normalHost(PLATFORM_HOST.value()) ?? '';
  },
  get certificateIssuer() {
    const issuer = oneOf(CERTIFICATE_ISSUERS, CERTIFICATES.value());
    if (issuer) return issuer;
    throw new Error(`CERTIFICATES takes ${CERTIFICATE_ISSUERS.join(', ')}, not "${CERTIFICATES.value()}".`);
  },
  get certificateResource() {
    return CERTIFICATE_RESOURCE.value();
  },
  get pushHost() {
    return PUSH_HOST.value();
  },
  get messageHost() {
    return MESSAGE_HOST.value();
  },
  get messageStores() {
    return new Set(MESSAGE_STORES.value().split(',').filter(Boolean));
  },
  get messageKeys() {
    return process.env.MESSAGE_KEYS ?? '{}';
  },
  get mailReports() {
    return MAIL_REPORTS.value();
  },
  get projectId() {
    return projectID.value();
  },
  get platformFee() {
    const fee = parseFeeSetting(PLATFORM_FEE.value());
    if (fee) return fee;
    throw new Error('The setting PLATFORM_FEE of the functions must be as 150 or 150+50 SAR.');
  },
  get stripeMode() {
    return required(PARAMETERS.stripeMode);
  },
  get storeKeys() {
    return required({ name: 'STRIPE_STORE_KEYS', value: () => process.env.STRIPE_STORE_KEYS ?? '' });
  },
  get cardStores() {
    return new Set(CARD_STORES.value().split(',').filter(Boolean));
  },
  get ownProxies() {
    return OWN_PROXIES.value();
  },
  get rateLimitScale() {
    // A parameter without a value reads as 0 where no deployment filled in its default.
    return RATE_LIMIT_SCALE.value() || 1;
  },
  get enforceAppCheck() {
    return ENFORCE_APP_CHECK.value();
  },
  firestoreEmulator: process.env.FIRESTORE_EMULATOR_HOST ?? '',
  isLocal: Boolean(process.env.FIRESTORE_EMULATOR_HOST),
  stripe: readStripeSettings({
    get secretKey() {
      return required(SECRETS.STRIPE_SECRET_KEY);
    },
    get webhookSecret() {
      return required(SECRETS.STRIPE_WEBHOOK_SECRET);
    },
    get connectKey() {
      return STRIPE_CONNECT.value();
    },
    get connectWebhookSecret() {
      return required(SECRETS.STRIPE_CONNECT_WEBHOOK_SECRET);
    },
    get mode() {
      return SETTINGS.stripeMode;
    },
    get host() {
      return STRIPE_HOST.value();
    },
  }),
};

export const settings = (): Settings => SETTINGS;

/** How metrics are exported, from OpenTelemetry's standard variables. */
export const observability = (): MetricsSettings => metricsSettings(process.env);

/** Reads the settings that every function needs, and those of these secrets. A wrong one throws a one-sentence error. */
export function checkSettings(secrets: readonly SecretName[]): void {
  const { siteUrl, mailFrom, stripe, stripeMode, platformFee } = SETTINGS;
  void [siteUrl, mailFrom, stripe.host, stripeMode, stripe.connect.publishableKey, platformFee];
  for (const name of secrets) required(SECRETS[name]);
  if (secrets.includes('STRIPE_SECRET_KEY')) void stripe.platform.secretKey;
}

function required(parameter: { readonly name: string; value(): string }): string {
  const { name } = parameter;
  // Read only if it is set, because the SDK logs its own warning about a missing value.
  const text = process.env[name] && parameter.value();
  if (text) return text;
  throw new Error(
    `The setting ${name} of the functions is missing. Set it in functions/.env or as a secret.`,
  );
}

export const LOCAL_PROJECT_ID = 'demo-boards';

/** Browsers resolve every name below it to this machine. */
export const LOCAL_PLATFORM = 'localhost';

/**
 * The environment that points the unchanged application at the local Firebase: the SDKs' own emulator settings. For the
 * `storeId` null the site serves every store by its host, such as `demo.localhost`.
 * @param {Record<string, number>} ports
 * @param {{ storeId?: string | null, projectId?: string, appCheck?: boolean }} [options]
 */
export function localEnv(ports, { storeId = 'demo', projectId = LOCAL_PROJECT_ID, appCheck = false } = {}) {
  const at = (port) => `127.0.0.1:${port}`;
  const siteUrl = `http://localhost:${ports.site}`;
  return {
    GCLOUD_PROJECT: projectId,
    // Otherwise Google's libraries query the metadata server of a cloud machine.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: at(ports.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: at(ports.auth),
    FIREBASE_STORAGE_EMULATOR_HOST: at(ports.storage),
    NEXT_PUBLIC_FIREBASE_API_KEY: 'local',
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: projectId,
    NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
    NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID: '0',
    NEXT_PUBLIC_FIREBASE_APP_ID: 'local',
    NEXT_PUBLIC_STORE_ID: storeId ?? '',
    NEXT_PUBLIC_PLATFORM_HOST: storeId ? '' : LOCAL_PLATFORM,
    NEXT_PUBLIC_APP_CHECK_KEY: appCheck ? 'local' : '',
    // Where one site serves all stores, each names its own.
    NEXT_PUBLIC_STRIPE_ID: storeId ? `cus_${storeId}` : '',
    NEXT_PUBLIC_SITE_URL: siteUrl,
    // As behind a proxy, so that tests can send requests from many addresses.
    SITE_PROXIES: '1',
    // So that the visitors page shows new visits at once.
    VISITS_FLUSH_SECONDS: '1',
    ...metricsEnv(ports),
    NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST: at(ports.firestore),
    NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST: at(ports.auth),
    NEXT_PUBLIC_FIREBASE_STORAGE_EMULATOR_HOST: at(ports.storage),
    NEXT_PUBLIC_FUNCTIONS_EMULATOR_HOST: at(ports.functions),
    NEXT_PUBLIC_STRIPE_HOST: at(ports.stripe),
    NEXT_PUBLIC_PUSH_HOST: at(ports.mailbox),
    NEXT_PUBLIC_GOOGLE_HOST: at(ports.auth),
  };
}

/** Sends metrics to the status page, often enough to watch live. */
const metricsEnv = (ports) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${ports.mailbox}`,
  OTEL_METRIC_EXPORT_INTERVAL: '2000',
});
/** Keys of the message providers; the mailbox replaces both providers. */
export const MESSAGE_KEYS = {
  demo: { provider: 'whatsapp', phoneNumberId: '100000000000001', accessToken: 'local' },
  second: { provider: 'sms', accountSid: 'AClocal', authToken: 'local', from: 'Boards' },
};

/** The store "empty" takes no cards. */
const STORES_WITH_CARDS = ['demo', 'second'];

/**
 * Settings of the functions beside the SDK's own; in production the same names are secrets and parameters. A store that takes
 * cards has an account of its name at the local Stripe, which opens one for every key.
 */
export function localFunctionsEnv(
  ports,
  {
    secrets,
    cardStores = STORES_WITH_CARDS,
    messageKeys = /** @type {Record<string, object>} */ (MESSAGE_KEYS),
  },
) {
  const webhookSecret = (account) => `whsec_${secrets.webhooks}_${account}`;
  const keysOf = (store) => ({
    secretKey: `sk_test_${store}`,
    publishableKey: `pk_test_${store}`,
    webhookSecret: webhookSecret(store),
  });
  return {
    SITE_URL: `http://localhost:${ports.site}`,
    PLATFORM_HOST: LOCAL_PLATFORM,
    TRACKING_SECRET: secrets.tracking,
    CHALLENGE_SECRET: secrets.challenge,
    MAIL_BOUNCE_SECRET: secrets.bounces,
    CARD_STORES: cardStores.join(','),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    ...metricsEnv(ports),
    // Not the demo store's name, because no store may have the platform's name.
    MAIL_FROM: 'Board Builder <shop@localhost>',
    PUSH_HOST: `127.0.0.1:${ports.mailbox}`,
    MESSAGE_HOST: `127.0.0.1:${ports.mailbox}`,
    MESSAGE_STORES: Object.keys(messageKeys).join(','),
    MESSAGE_KEYS: JSON.stringify(messageKeys),
    STRIPE_HOST: `127.0.0.1:${ports.stripe}`,
    STRIPE_MODE: 'test',
    STRIPE_SECRET_KEY: 'sk_test_platform',
    STRIPE_WEBHOOK_SECRET: webhookSecret('platform'),
    STRIPE_CONNECT: 'pk_test_platform',
    STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecret('connect'),
    PLATFORM_FEE: '150',
    STRIPE_STORE_KEYS: JSON.stringify(Object.fromEntries(cardStores.map((store) => [store, keysOf(store)]))),
  };
}

/** The webhooks of the local Stripe's accounts: the platform's, each store's own, and one for all connected accounts. */
export function localStripeWebhooks(ports, functionsEnv, projectId = LOCAL_PROJECT_ID) {
  const webhook = `http://127.0.0.1:${ports.functions}/${projectId}/us-central1/stripeWebhook`;
  const platform = { webhookSecret: functionsEnv.STRIPE_WEBHOOK_SECRET };
  const accounts = { platform, ...JSON.parse(functionsEnv.STRIPE_STORE_KEYS) };
  const connected = {
    key: 'sk_test_platform',
    url: `${webhook}/platform/connect`,
    secret: functionsEnv.STRIPE_CONNECT_WEBHOOK_SECRET,
    connect: true,
  };
  const own = Object.entries(accounts).map(([account, { webhookSecret }]) => ({
    key: `sk_test_${account}`,
    url: `${webhook}/${account}`,
    secret: webhookSecret,
  }));
  return [...own, connected];
}

/** Of the tests' own local Firebases: known, as tests sign with them. A start for people makes its own (local-secrets.mjs). */
export const TEST_SECRETS = {
  tracking: 'test-tracking-secret',
  challenge: 'test-challenge-secret',
  webhooks: 'test',
  bounces: 'test-bounces-secret',
};

/** What the webhook of an account at the local Stripe is signed with; `platform/connect` is that of all connected ones. */
export const webhookSecretOf = (account: string): string =>
  `whsec_${TEST_SECRETS.webhooks}_${account === 'platform/connect' ? 'connect' : account}`;

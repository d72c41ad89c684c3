import { createHmac } from 'node:crypto';
import type { StoreId } from '@/lib/domain/ids';
import { OLD_SECRET_MS, type WebhookEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';

type Secretive = Pick<WebhookEndpoint, 'id' | 'secretVersion' | 'rotatedAt'>;

export interface WebhookSecrets {
  /** The endpoint's secret, as `whsec_` and base64. */
  readonly current: (store: StoreId, endpoint: Secretive) => string;
  /** The secrets that sign at `now`: the current one and, for a day after a rotation, the previous one. */
  readonly signing: (store: StoreId, endpoint: Secretive, now: number) => string[];
}

/** Derives secrets from their endpoint and the platform's secret, so that the database reveals none. */
export function createWebhookSecrets(secret: () => string): WebhookSecrets {
  const secretOf = (store: StoreId, id: string, version: number) =>
    `whsec_${createHmac('sha256', secret())
      .update(`webhook:${JSON.stringify([store, id, version])}`)
      .digest('base64')}`;
  const current: WebhookSecrets['current'] = (store, { id, secretVersion }) =>
    secretOf(store, id, secretVersion);
  return {
    current,
    signing(store, endpoint, now) {
      const { id, secretVersion, rotatedAt } = endpoint;
      const isRecent = rotatedAt !== null && now < rotatedAt + OLD_SECRET_MS;
      const before = isRecent ? [secretOf(store, id, secretVersion - 1)] : [];
      return [current(store, endpoint), ...before];
    },
  };
}

import { listOf, text, type Fields } from '@/lib/domain/parse/fields';

const WEBHOOK_ENDPOINT = {
  kind: 'setting',
  path: /^stores\/[^/]+\/webhookEndpoints\/([^/]+)$/,
  view: ({ url, isOn, secretVersion, events }: Fields): Fields => ({
    ...{ url, isOn, secretVersion },
    webhookEvents: listOf(events, text).join(', '),
  }),
  name: ({ url }: Fields): string => text(url) ?? '',
} as const;

/** Never the key's hash. */
const API_KEY = {
  kind: 'setting',
  path: /^stores\/[^/]+\/apiKeys\/([^/]+)$/,
  view: ({ name, scopes }: Fields): Fields => ({ name, apiScopes: listOf(scopes, text).join(', ') }),
  name: ({ name }: Fields): string => text(name) ?? '',
} as const;

/** How the log compares what joins a store to other systems: webhook endpoints and keys of the REST API. */
export const DEVELOPER_VIEWS = [WEBHOOK_ENDPOINT, API_KEY] as const;

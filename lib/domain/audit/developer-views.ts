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

/** That the store was exported; the ticket itself leads nowhere else. */
const EXPORT = {
  kind: 'setting',
  path: /^(exportTickets)\/[^/]+$/,
  view: (): Fields => ({}),
  name: (): string => '',
} as const;

/** To whom the store goes; never before they accept it. */
const HANDOVER = {
  kind: 'staff',
  path: /^(storeHandovers)\/[^/]+$/,
  view: ({ email }: Fields): Fields => ({ email }),
  name: ({ email }: Fields): string => text(email) ?? '',
} as const;

/** Whom of the platform an owner lets in, and until when. */
const SUPPORT = {
  kind: 'staff',
  path: /^supportAccess\/[^/.]+\.([^/]+)$/,
  view: ({ state, reason, until }: Fields): Fields => ({ state, reason, until }),
  name: ({ email }: Fields): string => text(email) ?? '',
} as const;

/** How the log compares what joins a store to other systems: webhook endpoints, keys of the REST API, exports, handovers and the platform's support. */
export const DEVELOPER_VIEWS = [WEBHOOK_ENDPOINT, API_KEY, EXPORT, HANDOVER, SUPPORT] as const;

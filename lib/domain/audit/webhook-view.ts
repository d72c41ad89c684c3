import { listOf, text, type Fields } from '@/lib/domain/parse/fields';

/** How the log compares a webhook endpoint. */
export const WEBHOOK_ENDPOINT = {
  kind: 'setting',
  path: /^stores\/[^/]+\/webhookEndpoints\/([^/]+)$/,
  view: ({ url, isOn, secretVersion, events }: Fields): Fields => ({
    ...{ url, isOn, secretVersion },
    webhookEvents: listOf(events, text).join(', '),
  }),
  name: ({ url }: Fields): string => text(url) ?? '',
} as const;

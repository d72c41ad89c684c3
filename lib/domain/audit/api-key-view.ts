import { listOf, text, type Fields } from '@/lib/domain/parse/fields';

/** How the log compares a key of the REST API; never its hash. */
export const API_KEY = {
  kind: 'setting',
  path: /^stores\/[^/]+\/apiKeys\/([^/]+)$/,
  view: ({ name, scopes }: Fields): Fields => ({ name, apiScopes: listOf(scopes, text).join(', ') }),
  name: ({ name }: Fields): string => text(name) ?? '',
} as const;

import { fieldsOf, filledText, listOf, millis, oneOf, requiredIn, text } from '@/lib/domain/parse/fields';

/** What a key may do (docs/api.md). */
export const API_SCOPES = [
  'orders:read',
  'orders:write',
  'products:read',
  'stock:read',
  'stock:write',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Per store. */
export const MOST_API_KEYS = 20;
export const MAX_KEY_NAME = 60;
export const MAX_KEY_ID = 64;

/** Requests of one key. */
export const API_CALLS_PER_MINUTE = 120;

/** The use of a key is recorded at most this often, so that requests rarely write. */
export const USE_RECORDED_MS = 60 * 60 * 1000;

/** How every key begins, so that scanners of leaked secrets recognize it. */
const KEY_START = 'shopkey_';
/** Characters of an id that lists show. */
const SHOWN = 8;

/** A key of the store's REST API. Its secret is shown once; `hash` is all that is stored of it. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly hash: string;
  /** The owner who created it, by e-mail address. */
  readonly createdBy: string;
  readonly createdAt: number;
  /** At most `USE_RECORDED_MS` late; null before the first use. */
  readonly lastUsedAt: number | null;
}

export function parseApiKey(id: string, data: unknown): ApiKey {
  const fields = fieldsOf(data);
  const need = requiredIn(`apiKeys/${id}`, fields);
  return {
    id,
    name: need('name', filledText),
    scopes: listOf(fields.scopes, (scope) => oneOf(API_SCOPES, scope)),
    hash: need('hash', filledText),
    createdBy: text(fields.createdBy) ?? '',
    createdAt: need('createdAt', millis),
    lastUsedAt: millis(fields.lastUsedAt) ?? null,
  };
}

/** A key names its store and document, so that its check reads one document. */
export interface KeyParts {
  readonly store: string;
  readonly id: string;
  readonly secret: string;
}

export const writeKey = ({ store, id, secret }: KeyParts): string => `${KEY_START}${store}.${id}.${secret}`;

const KEY = new RegExp(`^${KEY_START}([\\w-]{1,64})\\.([\\w-]{1,64})\\.([\\w-]{43})$`);
const LONGEST_KEY = 256;

/** The parts of a key; null for any other text. */
export function readKey(key: string): KeyParts | null {
  if (key.length > LONGEST_KEY) return null;
  const [, store, id, secret] = KEY.exec(key) ?? [];
  return store && id && secret ? { store, id, secret } : null;
}

/** The start of a key, by which its owner recognizes it. */
export const keyPrefix = (store: string, { id }: Pick<ApiKey, 'id'>): string =>
  `${KEY_START}${store}.${id.slice(0, SHOWN)}…`;

import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';
import { readSecret, SECRET_MANAGER, type SecretDeps } from '@/functions/src/adapters/secrets/read-secret';
import { ttlCache } from '@/functions/src/adapters/ttl-cache';
import { messageKeysSecret, senderOf } from './message-keys';
import type { MessageSender } from './message-sender';

/** TTL in an instance; after it, every instance uses a secret's new version. */
const TTL_MS = 5 * 60 * 1000;
const MOST_STORES = 1000;
const SECRET_TIMEOUT_MS = 5000;

interface Choice extends Omit<SecretDeps, 'origin' | 'timeoutMs'> {
  /** Whether this is the local Firebase, or Google's emulators, and no real project. */
  readonly isLocal: boolean;
  /** MESSAGE_KEYS, set on the local Firebase only: JSON by store. */
  readonly localKeys: () => string;
  /** MESSAGE_STORES */
  readonly stores: () => ReadonlySet<string>;
  /** MESSAGE_HOST */
  readonly host: () => string;
  readonly now: () => number;
}

/**
 * The provider that sends a store's messages; null where none does. Rejects while its keys cannot be read, and if they are
 * wrong.
 */
export type SenderFor = (store: StoreId) => Promise<MessageSender | null>;

export function createSenderFor({ isLocal, localKeys, stores, host, now, ...secrets }: Choice): SenderFor {
  const cached = ttlCache<StoreId, { readonly sender: MessageSender | null }>({
    now,
    ttlMs: TTL_MS,
    most: MOST_STORES,
  });
  async function keysOf(store: StoreId): Promise<unknown> {
    if (isLocal) return fieldsOf(parseJson(localKeys()))[store] ?? null;
    const deps = { ...secrets, origin: SECRET_MANAGER, timeoutMs: SECRET_TIMEOUT_MS };
    return readSecret(deps, messageKeysSecret(store));
  }
  return async (store) => {
    if (!stores().has(store)) return null;
    const known = cached.get(store);
    if (known) return known.sender;
    const keys = await keysOf(store);
    const sender = keys === null ? null : senderOf(keys, host(), messageKeysSecret(store));
    cached.set(store, { sender });
    return sender;
  };
}

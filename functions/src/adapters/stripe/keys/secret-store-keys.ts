import { once } from 'node:events';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { fetchBounded, type Answered } from '@/functions/src/adapters/network/fetch-bounded';
import { ttlCache } from '@/functions/src/adapters/ttl-cache';
import { StoreKeysAwayError, type StripeStoreKeys } from './store-keys';
import { modeOf, parseKeysJson, parseStoreKeys, storeKeysSecret, type StoreKeys } from './stripe-keys';

/** TTL in an instance, of missing keys too: so soon a new version of a secret is used everywhere. */
const TTL_MS = 5 * 60 * 1000;
const MOST_STORES = 1000;
/** Keys take some 350 bytes, in base64 and with the secret's name some 700. */
const MOST_BYTES = 16 * 1024;

export interface SecretStoreKeysDeps {
  /** Google's, or a test's. */
  readonly origin: string;
  readonly projectId: () => string;
  readonly accessToken: () => Promise<string>;
  /** STRIPE_MODE */
  readonly mode: () => string;
  /** Anybody can name a store to the webhook, so only those that take cards are looked up. */
  readonly takesCards: (store: string) => boolean;
  /** For the access token, and again for the answer, milliseconds. */
  readonly timeoutMs: number;
  readonly now: () => number;
}

/**
 * A secret per store in Secret Manager, `STRIPE_STORE_KEYS_{store}`, read when it is needed: their number has no bound,
 * and new ones need no deployment. Beside each other, calls for one store share a request. Whatever was answered is cached,
 * wrong keys too; that there was no answer is not.
 */
export function createSecretStoreKeys(deps: SecretStoreKeysDeps): StripeStoreKeys {
  const { now, takesCards } = deps;
  const cached = ttlCache<string, Promise<StoreKeys | null>>({
    now,
    ttlMs: TTL_MS,
    most: MOST_STORES,
  });

  return {
    async read(store) {
      if (!takesCards(store)) return null;
      const known = cached.get(store);
      if (known) return known;
      const reading = access(deps, store);
      cached.set(store, reading);
      try {
        return await reading;
      } catch (error) {
        if (error instanceof StoreKeysAwayError && cached.peek(store) === reading) cached.delete(store);
        throw error;
      }
    },
  };
}

async function access(deps: SecretStoreKeysDeps, store: string): Promise<StoreKeys | null> {
  const secret = storeKeysSecret(store);
  const answer = await ask(deps, secret).catch((error: unknown) => {
    throw new StoreKeysAwayError(`Secret Manager did not tell ${secret}.`, { cause: error });
  });
  if (isMissing(answer)) return null;
  if (answer.status === 429 || answer.status >= 500)
    throw new StoreKeysAwayError(`Secret Manager did not tell ${secret} (${answer.status}).`);
  // Its words name the account and the role that it wants.
  if (!answer.ok) throw new Error(`Secret Manager refused ${secret} (${answer.status}): ${answer.text}`);
  const { payload } = fieldsOf(JSON.parse(answer.text));
  const stored = Buffer.from(text(fieldsOf(payload).data) ?? '', 'base64').toString('utf8');
  const wanted = '{"secretKey", "publishableKey", "webhookSecret"}';
  return parseStoreKeys(parseKeysJson(stored, secret, wanted), modeOf(deps.mode()), secret);
}

/** https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/access */
async function ask(deps: SecretStoreKeysDeps, secret: string): Promise<Answered> {
  const { origin, projectId, accessToken, timeoutMs } = deps;
  const token = await Promise.race([accessToken(), late(timeoutMs)]);
  return fetchBounded(`${origin}/v1/projects/${projectId()}/secrets/${secret}/versions/latest:access`, {
    timeoutMs,
    mostBytes: MOST_BYTES,
    headers: { authorization: `Bearer ${token}` },
  });
}

/** The credential's own request to Google has no bound. */
async function late(ms: number): Promise<never> {
  await once(AbortSignal.timeout(ms), 'abort');
  throw new Error(`No access token within ${ms} ms.`);
}

/** No such secret, none of its versions, or the last one disabled or destroyed. */
function isMissing({ status, text: body }: Answered): boolean {
  return status === 404 || (status === 400 && body.includes('FAILED_PRECONDITION'));
}

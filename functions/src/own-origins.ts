import type { Firestore } from 'firebase-admin/firestore';
import { failureOf } from '@/functions/src/failure-of';
import type { Log } from '@/functions/src/log';
import { collections } from '@/lib/domain/collections';
import { normalHost } from '@/lib/domain/tenancy/normal-host';
import { clientNetwork } from '@/lib/domain/limits/client-network';
import { ttlCache } from './adapters/ttl-cache';
import type { AllowsOrigin } from './guarded-callable';
import type { ConsumeRateLimit } from './limits/consume-rate-limit';

/** TTL in an instance of whether an origin is a store's. */
const TTL_MS = { own: 10 * 60 * 1000, foreign: 60 * 1000 };
/** Bound on cached origins, since callers invent them. */
const MOST_KNOWN = 1000;
/** Longest host name with its scheme and port. */
const LONGEST_ORIGIN = 300;
const ON_THIS_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

interface OriginDeps {
  readonly log: Pick<Log, 'error'>;
  readonly db: Firestore;
  readonly now: () => number;
  readonly consumeRateLimit: ConsumeRateLimit;
  /** Address of a store without its own domain. */
  readonly siteUrl: () => string;
  /** How many proxies stand between callers and this function. */
  readonly proxies: () => number;
  /** Whether the functions run against the local Firebase. */
  readonly isLocal: boolean;
}

/** Allows pages of the platform and of every store, at its site's address or at a host that leads to it. */
export function createAllowsOrigin(deps: OriginDeps): AllowsOrigin {
  const { log, db, now, consumeRateLimit, siteUrl, proxies, isLocal } = deps;
  const known = ttlCache<string, boolean>({ now, ttlMs: TTL_MS.foreign, most: MOST_KNOWN });

  async function isOfAStore(origin: string): Promise<boolean> {
    const { protocol, port, hostname } = new URL(origin);
    // A local site serves its hosts without a certificate, on its own port.
    const host = isLocal || (protocol === 'https:' && !port) ? normalHost(hostname) : null;
    const sites = db.collection(collections.storeSettings()).where('siteUrl', '==', origin);
    const [bySite, byHost] = await Promise.all([
      sites.limit(1).select().get(),
      host ? db.doc(collections.domain(host)).get() : null,
    ]);
    return !bySite.empty || byHost?.exists === true;
  }

  return async (origin, request) => {
    if (origin.length > LONGEST_ORIGIN || !URL.canParse(origin)) return false;
    if (origin === new URL(siteUrl()).origin || (isLocal && ON_THIS_MACHINE.test(origin))) return true;
    const cached = known.get(origin);
    if (cached !== undefined) return cached;
    const network = clientNetwork(request, proxies());
    const { retryAfter } = await consumeRateLimit('findOrigin', {
      person: undefined,
      address: network,
      store: undefined,
    });
    if (retryAfter) return false;
    const isOwn = await isOfAStore(origin).catch((error: unknown) => {
      log.error('Whose an origin is could not be looked up', { origin, error: failureOf(error) });
      return null;
    });
    if (isOwn === null) return false;
    known.set(origin, isOwn, { ttl: TTL_MS[isOwn ? 'own' : 'foreign'] });
    return isOwn;
  };
}

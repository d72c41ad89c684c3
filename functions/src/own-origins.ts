import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { collections } from '@/lib/domain/collections';
import { clientAddress } from '@/lib/domain/limits/client-address';
import type { AllowsOrigin } from './guarded-callable';
import type { ConsumeRateLimit } from './limits/consume-rate-limit';

/** TTL of an instance's answer whether an origin is a store's. */
const KNOWN_MS = { own: 10 * 60 * 1000, foreign: 60 * 1000 };
/** Bound on cached origins, since callers invent them; beyond it all are looked up again. */
const MOST_KNOWN = 1000;
/** Of a host name with its scheme and port. */
const LONGEST_ORIGIN = 300;
const ON_THIS_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

interface OriginDeps {
  readonly db: Firestore;
  readonly now: () => number;
  readonly consumeRateLimit: ConsumeRateLimit;
  /** Where a store is served that has no address of its own. */
  readonly siteUrl: () => string;
  /** How many proxies stand between callers and this function. */
  readonly proxies: () => number;
  /** Whether the functions run against the local Firebase. */
  readonly isLocal: boolean;
}

/** Pages of the platform and of every store: at its address there, or at its verified domain. */
export function createAllowsOrigin(deps: OriginDeps): AllowsOrigin {
  const { db, now, consumeRateLimit, siteUrl, proxies, isLocal } = deps;
  const known = new Map<string, { readonly isOwn: boolean; readonly until: number }>();

  async function isOfAStore(origin: string): Promise<boolean> {
    const settings = db.collection(collections.storeSettings());
    const { protocol, port, hostname } = new URL(origin);
    // A local site answers for the domain without a certificate, on a port of its own.
    const mayBeDomain = isLocal || (protocol === 'https:' && !port);
    const found = await Promise.all([
      settings.where('siteUrl', '==', origin).limit(1).select().get(),
      ...(mayBeDomain ? [settings.where('customDomain', '==', hostname).limit(1).select().get()] : []),
    ]);
    return found.some(({ empty }) => !empty);
  }

  return async (origin, request) => {
    if (origin.length > LONGEST_ORIGIN || !URL.canParse(origin)) return false;
    if (origin === new URL(siteUrl()).origin || (isLocal && ON_THIS_MACHINE.test(origin))) return true;
    const at = now();
    const cached = known.get(origin);
    if (cached && cached.until > at) return cached.isOwn;
    const address = clientAddress(request, proxies());
    const { retryAfter } = await consumeRateLimit('findOrigin', {
      person: undefined,
      address,
      store: undefined,
    });
    if (retryAfter) return false;
    const isOwn = await isOfAStore(origin).catch((error: unknown) => {
      logger.error('Whose an origin is could not be looked up', { origin, error: String(error) });
      return null;
    });
    if (isOwn === null) return false;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(origin, { isOwn, until: at + KNOWN_MS[isOwn ? 'own' : 'foreign'] });
    return isOwn;
  };
}

import { LRUCache } from 'lru-cache';
import { collections } from '@/lib/domain/collections';
import { parseDomainRecord, type DomainRecord } from '@/lib/domain/tenancy/domain-record';
import { normalHost } from '@/lib/domain/tenancy/normal-host';
import { adminFirestore } from '@/lib/server/firebase';
import { log } from '@/lib/server/log';
import { getDocument, readingFor } from '@/lib/server/reads/counted';
import { withTimeout } from '@/lib/server/with-timeout';

/** Bound on the hosts of each cache. */
export const MOST_HOSTS = 10_000;

/** How long an answer is trusted. Shorter for unknown hosts, because somebody waits for a new one. */
export const FRESH_MS = { found: 60_000, unknown: 30_000 };
/** An older answer is a last resort: a host that nobody asked for a while may belong to another store by now. */
export const STALE_MS = 10 * 60_000;

/** A visitor waits for it. */
const TIMEOUT_MS = 3_000;

interface Answer {
  readonly record: DomainRecord | null;
  readonly at: number;
}

interface Deps {
  readonly read: (host: string) => Promise<DomainRecord | null>;
  readonly now: () => number;
}

/** A host's record; with `trustMs` one that is no older, as long as Firestore answers. */
type HostRecord = (host: string, trustMs?: number) => Promise<DomainRecord | null>;

/**
 * Looks up hosts through a cache. Concurrent callers share one read. A stale record is returned while a read renews it; the last
 * answer, of any age, where the read fails. Hosts that exist and hosts that do not are cached apart, so that invented ones
 * displace only each other.
 */
export function createHostRecord({ read, now }: Deps): HostRecord {
  const found = new LRUCache<string, Answer>({ max: MOST_HOSTS });
  const unknown = new LRUCache<string, Answer>({ max: MOST_HOSTS });
  const running = new Map<string, Promise<DomainRecord | null>>();

  const renew = (host: string): Promise<DomainRecord | null> => {
    const known = running.get(host);
    if (known) return known;
    const reading = read(host)
      .then((record) => {
        const [into, outOf] = record ? [found, unknown] : [unknown, found];
        outOf.delete(host);
        into.set(host, { record, at: now() });
        return record;
      })
      .catch((error: unknown) => {
        log.error('Whose a host is could not be read', { host, error });
        throw error;
      })
      .finally(() => running.delete(host));
    running.set(host, reading);
    return reading;
  };

  return async (written, trustMs) => {
    const host = normalHost(written);
    if (!host) return null;
    const last = found.get(host) ?? unknown.get(host);
    if (!last) return renew(host);
    const age = now() - last.at;
    if (trustMs !== undefined) return age < trustMs ? last.record : renew(host).catch(() => last.record);
    if (age < FRESH_MS[last.record ? 'found' : 'unknown']) return last.record;
    const renewed = renew(host).catch(() => last.record);
    return last.record && age < STALE_MS ? last.record : renewed;
  };
}

async function readRecord(host: string): Promise<DomainRecord | null> {
  const ref = adminFirestore().doc(collections.domain(host));
  const stored = await withTimeout(
    readingFor('host', () => getDocument(ref)),
    TIMEOUT_MS,
  );
  return parseDomainRecord(stored.data());
}

/**
 * Which store a request's `Host` belongs to; null for an unknown host. Rejects only while Firestore does not answer about a
 * host that this server never read.
 */
export const hostRecord = createHostRecord({ read: readRecord, now: Date.now });

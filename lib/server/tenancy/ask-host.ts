import { LRUCache } from 'lru-cache';
import type { DomainRecord } from '@/lib/domain/tenancy/domain-record';
import { normalHost } from '@/lib/domain/tenancy/normal-host';

/** Bound on the hosts that are remembered as served. */
const MOST_HOSTS = 10_000;
/** How many hosts that nobody asked for yet are looked up in a minute; each may cost a read, and most are invented. */
export const LOOK_UPS_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

interface Deps {
  /** Hosts that are served without a record: the platform's own. */
  readonly own: readonly string[];
  readonly lookUp: (host: string) => Promise<DomainRecord | null>;
  readonly now: () => number;
}

/** Whether a certificate may be issued for a host; `busy` if too many unknown ones were asked for. */
type MayHaveCertificate = 'yes' | 'no' | 'busy';

/**
 * Answers whoever issues certificates on demand, as Caddy does: yes for hosts with a record, which a domain gets once its DNS
 * records prove it. A flood of invented names costs so many look-ups a minute and no more, and stops no host that was answered
 * yes before.
 */
export function createAskHost({ own, lookUp, now }: Deps): (asked: unknown) => Promise<MayHaveCertificate> {
  const served = new LRUCache<string, true>({ max: MOST_HOSTS });
  let [left, endsAt] = [0, 0];

  return async (asked) => {
    const host = normalHost(asked);
    if (!host) return 'no';
    if (own.includes(host)) return 'yes';
    if (now() >= endsAt) [left, endsAt] = [LOOK_UPS_PER_MINUTE, now() + MINUTE_MS];
    const isKnown = served.has(host);
    if (!isKnown && left <= 0) return 'busy';
    if (!isKnown) left -= 1;
    if (!(await lookUp(host))) {
      served.delete(host);
      return 'no';
    }
    // What exists takes nothing from the others.
    if (!isKnown) left += 1;
    served.set(host, true);
    return 'yes';
  };
}

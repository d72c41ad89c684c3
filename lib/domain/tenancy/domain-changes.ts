import type { StoreId } from '@/lib/domain/ids';
import { isSame } from '@/lib/domain/is-same';
import { isPassing, type CustomDomain } from '@/lib/domain/store/custom-domain';
import { HOST_STATES, type DomainRecord } from './domain-record';

export interface WantedHosts {
  /** The domain that the store proved to be its own; empty for none. */
  readonly customDomain: string;
  /** Whether it is the canonical host: it answers, so that the platform's host may redirect to it. */
  readonly isCanonical: boolean;
  /** The host below the platform's, null for none; left out, the platform's hosts stay. */
  readonly platformHost?: string | null;
}

export type DomainRecords = ReadonlyMap<string, DomainRecord>;

/** What to write so that a store has these hosts and no others; null removes. */
export function domainChanges(
  store: StoreId,
  held: DomainRecords,
  { customDomain, isCanonical, platformHost }: WantedHosts,
): ReadonlyMap<string, DomainRecord | null> {
  const heldOfPlatform = [...held].filter(([, { kind }]) => kind === 'platform').map(([host]) => host);
  const ofPlatform = platformHost === undefined ? heldOfPlatform : [platformHost ?? []].flat();
  // A new host must not open a store that its other hosts keep closed.
  const state = HOST_STATES.find((one) => [...held.values()].some((record) => record.state === one));
  const record = (host: string, kind: DomainRecord['kind'], redirectTo: string | null) =>
    [host, { storeId: store, kind, state: held.get(host)?.state ?? state ?? 'open', redirectTo }] as const;
  const wanted = new Map<string, DomainRecord>([
    ...ofPlatform.map((host) => record(host, 'platform', (isCanonical && customDomain) || null)),
    ...(customDomain ? [record(customDomain, 'custom', null)] : []),
  ]);
  const removed = [...held.keys()].filter((host) => !wanted.has(host)).map((host) => [host, null] as const);
  const changed = [...wanted].filter(([host, one]) => !isSame(held.get(host), one));
  return new Map<string, DomainRecord | null>([...removed, ...changed]);
}

/**
 * The custom domain that a store's records should have: the verified one, else one that its DNS records prove. The latter leads
 * to the store already, because the site answers there only once it knows whose the host is, which verifies it.
 */
export function wantedDomain(
  verified: string,
  custom: Pick<CustomDomain, 'domain' | 'problem'> | null,
  held: DomainRecords,
): Pick<WantedHosts, 'customDomain' | 'isCanonical'> {
  if (verified || !custom) return { customDomain: verified, isCanonical: verified !== '' };
  const { domain, problem } = custom;
  const isProved = problem === 'not-served' || (isPassing(problem) && held.get(domain)?.kind === 'custom');
  return { customDomain: isProved ? domain : '', isCanonical: false };
}

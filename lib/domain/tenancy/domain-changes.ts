import type { StoreId } from '@/lib/domain/ids';
import { isSame } from '@/lib/domain/is-same';
import { isTemporary, type CustomDomain, type DomainCheck } from '@/lib/domain/store/custom-domain';
import { HOST_STATES, type DomainRecord } from './domain-record';

export interface WantedHosts {
  /** The domain that the store proved to be its own; empty for none. */
  readonly customDomain: string;
  /** Whether it is the canonical host: it answers, so that the platform's host may redirect to it. */
  readonly isCanonical: boolean;
  /** The domain with `www`, or without, that the store proved too; empty for none. It redirects to the canonical one. */
  readonly twin: string;
  /** The host below the platform's, null for none; left out, the platform's hosts stay. */
  readonly platformHost?: string | null;
}

export type DomainRecords = ReadonlyMap<string, DomainRecord>;

/** What to write so that a store has these hosts and no others; null removes. */
export function domainChanges(
  store: StoreId,
  held: DomainRecords,
  { customDomain, isCanonical, twin, platformHost }: WantedHosts,
): ReadonlyMap<string, DomainRecord | null> {
  const heldOfPlatform = [...held].filter(([, { kind }]) => kind === 'platform').map(([host]) => host);
  const ofPlatform = platformHost === undefined ? heldOfPlatform : [platformHost ?? []].flat();
  // A new host must not open a store that its other hosts keep closed.
  const state = HOST_STATES.find((one) => [...held.values()].some((record) => record.state === one));
  const record = (host: string, kind: DomainRecord['kind'], redirectTo: string | null) =>
    [host, { storeId: store, kind, state: held.get(host)?.state ?? state ?? 'open', redirectTo }] as const;
  const canonical = (isCanonical && customDomain) || null;
  const wanted = new Map<string, DomainRecord>([
    ...ofPlatform.map((host) => record(host, 'platform', canonical)),
    ...(twin ? [record(twin, 'custom', canonical)] : []),
    ...(customDomain ? [record(customDomain, 'custom', null)] : []),
  ]);
  const removed = [...held.keys()].filter((host) => !wanted.has(host)).map((host) => [host, null] as const);
  const changed = [...wanted].filter(([host, one]) => !isSame(held.get(host), one));
  return new Map<string, DomainRecord | null>([...removed, ...changed]);
}

/** What a store's records say of its domain. */
type WantedDomain = Pick<WantedHosts, 'customDomain' | 'isCanonical' | 'twin'>;

export const NO_DOMAIN: WantedDomain = { customDomain: '', isCanonical: false, twin: '' };

/**
 * The custom domain that a store's records should have: the verified one, else one that its DNS records prove. The latter leads
 * to the store already, because the site answers there only once it knows whose the host is, which verifies it. Its twin is
 * proved on its own, and stays when the named one is lost.
 */
export function wantedDomain(
  verified: string,
  custom: Pick<CustomDomain, 'domain' | 'problem' | 'twin'> | null,
  held: DomainRecords,
): WantedDomain {
  const isProved = ({ domain, problem }: Pick<DomainCheck, 'domain' | 'problem'>) =>
    problem === 'not-served' || (isTemporary(problem) && held.get(domain)?.kind === 'custom');
  const twin =
    custom?.twin && (custom.twin.state === 'verified' || isProved(custom.twin)) ? custom.twin.domain : '';
  if (verified || !custom) return { customDomain: verified, isCanonical: verified !== '', twin };
  return { customDomain: isProved(custom) ? custom.domain : '', isCanonical: false, twin };
}

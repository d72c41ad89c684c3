import type { StoreId } from '@/lib/domain/ids';
import { isSame } from '@/lib/domain/is-same';
import { HOST_STATES, type DomainRecord } from './domain-record';

export interface WantedHosts {
  /** The verified domain; empty for none. */
  readonly customDomain: string;
  /** The host below the platform's, null for none; left out, the platform's hosts stay. */
  readonly platformHost?: string | null;
}

export type DomainRecords = ReadonlyMap<string, DomainRecord>;

/** What to write so that a store has these hosts and no others; null removes. The verified domain is the canonical one. */
export function domainChanges(
  store: StoreId,
  held: DomainRecords,
  { customDomain, platformHost }: WantedHosts,
): ReadonlyMap<string, DomainRecord | null> {
  const heldOfPlatform = [...held].filter(([, { kind }]) => kind === 'platform').map(([host]) => host);
  const ofPlatform = platformHost === undefined ? heldOfPlatform : [platformHost ?? []].flat();
  // A new host must not open a store that its other hosts keep closed.
  const state = HOST_STATES.find((one) => [...held.values()].some((record) => record.state === one));
  const record = (host: string, kind: DomainRecord['kind'], redirectTo: string | null) =>
    [host, { storeId: store, kind, state: held.get(host)?.state ?? state ?? 'open', redirectTo }] as const;
  const wanted = new Map<string, DomainRecord>([
    ...ofPlatform.map((host) => record(host, 'platform', customDomain || null)),
    ...(customDomain ? [record(customDomain, 'custom', null)] : []),
  ]);
  const removed = [...held.keys()].filter((host) => !wanted.has(host)).map((host) => [host, null] as const);
  const changed = [...wanted].filter(([host, one]) => !isSame(held.get(host), one));
  return new Map<string, DomainRecord | null>([...removed, ...changed]);
}

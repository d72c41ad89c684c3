import type { Transaction } from 'firebase-admin/firestore';
import { readDomains } from '@/functions/src/adapters/database/domain-records';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { checksOf, parseCustomDomain, type CustomDomain } from '@/lib/domain/store/custom-domain';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { wantedDomain, type DomainRecords, type WantedHosts } from '@/lib/domain/tenancy/domain-changes';
import { normalHost } from '@/lib/domain/tenancy/normal-host';
import {
  isOfPlatform,
  platformHost,
  platformNameProblem,
  usualPlatformName,
} from '@/lib/domain/tenancy/platform-name';
import type { World } from '../world/world';
import { platformOf } from './platform-of';

export interface HostWish {
  /** A platform name to get; empty for the one that the store has, else one made of its id. */
  readonly platformName?: string;
  /** Whether the platform name in the setting is another store's, which this one was copied from. */
  readonly isCopy?: boolean;
}

export interface HostPlan {
  /** What the setting says now, and what it should say. */
  readonly now: Place;
  readonly next: Place;
  /** The domain that the owner named. */
  readonly custom: CustomDomain | null;
  readonly held: DomainRecords;
  readonly wanted: WantedHosts;
}

interface Place {
  readonly platformName: string;
  readonly customDomain: string;
  /** Whether its hosts show that it is closed or suspended; a file to import says what they showed elsewhere. */
  readonly takenDown: boolean;
}

/**
 * Decides which hosts a store has, from its setting: its verified domain and its platform name, unless another store holds them.
 * Without PLATFORM_HOST, hosts of the platform stay as they are.
 */
export async function planHosts(
  { db, env }: Pick<World, 'db' | 'env'>,
  tx: Transaction,
  store: StoreId,
  { platformName: wish = '', isCopy = false }: HostWish = {},
): Promise<HostPlan> {
  const [setting, stored] = await tx.getAll(
    db.doc(collections.storeSetting(store)),
    db.doc(collections.customDomain(store)),
  );
  const { platformName, customDomain, takenDown } = parseStoreSetting(store, setting?.data());
  const custom = parseCustomDomain(stored?.data());
  const platform = platformOf(env);
  const own = isCopy || platformNameProblem(platformName) ? '' : platformName;
  // An imported setting may hold anything.
  const isDomain = (domain: string) => normalHost(domain) === domain && !isOfPlatform(domain, platform);
  const usual = usualPlatformName(store);
  const hosts = [wish, own, usual].map((name) => platformHost(name, platform) ?? '');
  const named = custom ? checksOf(custom).map(({ domain }) => domain) : [];
  const asked = [...hosts.filter(Boolean), ...[customDomain, ...named].filter(isDomain)];
  const { held, taken } = await readDomains(tx, db, store, [...new Set(asked)]);

  const names = wish ? [wish] : [own, heldName(held, platform), usual];
  const isFree = (name: string) => {
    const host = platformHost(name, platform);
    return host !== null && !taken.has(host);
  };
  const next = {
    platformName: platform ? (names.find(isFree) ?? '') : own,
    customDomain: isDomain(customDomain) && !taken.has(customDomain) ? customDomain : '',
    takenDown: [...held.values()].some(({ state }) => state !== 'open'),
  };
  const proved = custom && provable(custom, (domain) => isDomain(domain) && !taken.has(domain));
  const ofPlatform = platform ? { platformHost: platformHost(next.platformName, platform) } : {};
  const wanted = { ...wantedDomain(next.customDomain, proved, held), ...ofPlatform };
  return { now: { platformName, customDomain, takenDown }, next, custom, held, wanted };
}

/** What of a named domain may lead to the store. */
function provable(custom: CustomDomain, isFree: (domain: string) => boolean): CustomDomain | null {
  const { twin } = custom;
  return isFree(custom.domain) ? { ...custom, twin: twin && isFree(twin.domain) ? twin : null } : null;
}

/** The platform name of a host that leads to the store already; empty for none. */
function heldName(held: DomainRecords, platform: string): string {
  const hosts = [...held].filter(([, { kind }]) => kind === 'platform').map(([host]) => host);
  const below = hosts.find((host) => host.endsWith(`.${platform}`));
  return below?.slice(0, -platform.length - 1) ?? '';
}

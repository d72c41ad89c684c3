import { writeDomains } from '@/functions/src/adapters/database/domain-records';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { platformHost } from '@/lib/domain/tenancy/platform-name';
import type { World } from '../world/world';
import { planHosts, type HostWish } from './plan-hosts';
import { platformOf } from './platform-of';

interface Settled {
  /** The store's host below the platform's; null for none. */
  readonly host: string | null;
  /** The domain that the store lost, because it is another one's or the platform's; empty for none. */
  readonly lost: string;
}

/** Writes which hosts lead to a store, and the setting where it says otherwise. Idempotent. */
export function settleHosts(
  world: Pick<World, 'db' | 'env'>,
  store: StoreId,
  wish: HostWish = {},
): Promise<Settled> {
  const { db, env } = world;
  return db.runTransaction(async (tx) => {
    const { now, next, custom, held, wanted } = await planHosts(world, tx, store, wish);
    const host = platformHost(next.platformName, platformOf(env));
    if (wish.platformName && next.platformName !== wish.platformName)
      throw new Error(takenHost(wish.platformName, platformOf(env)));
    const lost = now.customDomain !== next.customDomain ? now.customDomain : '';
    const isSettingChanged =
      now.platformName !== next.platformName || now.takenDown !== next.takenDown || lost !== '';
    if (isSettingChanged) tx.update(db.doc(collections.storeSetting(store)), { ...next });
    if (lost && custom?.domain === lost)
      tx.update(db.doc(collections.customDomain(store)), { state: 'failed', problem: 'taken' });
    if (!writeDomains(tx, db, store, held, wanted) && isSettingChanged) invalidateEveryPage(tx, db, store);
    return { host, lost };
  });
}

const takenHost = (name: string, platform: string): string =>
  `Another store has the host ${platformHost(name, platform) ?? name}; --platform-name takes another name.`;

/** Throws where the store cannot have this platform name; before anything is written. */
export async function assertFree({ db, env }: World, store: StoreId, name: string): Promise<void> {
  const platform = platformOf(env);
  const host = platformHost(name, platform);
  if (!host) throw new Error('--platform-name needs the functions’ setting PLATFORM_HOST here as well.');
  const holder = (await db.doc(collections.domain(host)).get()).get('storeId') as unknown;
  if (holder !== undefined && holder !== store) throw new Error(takenHost(name, platform));
}

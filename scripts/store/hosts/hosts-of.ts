import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseDomainRecord } from '@/lib/domain/tenancy/domain-record';
import type { World } from '../world/world';

/** The documents that say which hosts lead to a store. */
export async function domainsOf({ db }: Pick<World, 'db'>, store: StoreId) {
  return (await db.collection(collections.domains()).where('storeId', '==', store).get()).docs;
}

/** The host where a store is found: its domain once it is verified, else the one of the platform; empty for none. */
export async function canonicalHost(world: Pick<World, 'db'>, store: StoreId): Promise<string> {
  const hosts = (await domainsOf(world, store)).map((doc) => ({
    host: doc.id,
    record: parseDomainRecord(doc.data()),
  }));
  const ofPlatform = hosts.find(({ record }) => record?.kind === 'platform');
  const first = ofPlatform ?? hosts[0];
  return first ? (first.record?.redirectTo ?? first.host) : '';
}

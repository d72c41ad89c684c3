import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseDomainRecord } from '@/lib/domain/tenancy/domain-record';
import { normalHost } from '@/lib/domain/tenancy/normal-host';
import { isOfPlatform } from '@/lib/domain/tenancy/platform-name';

/** The host of a page that calls, if it is the platform's or below it; null for any other and for callers without a page. */
export function platformPage(origin: string, platform: string): string | null {
  const host = URL.canParse(origin) ? normalHost(new URL(origin).hostname) : null;
  return host && isOfPlatform(host, platform) ? host : null;
}

/** Whether a host below the platform's is this store's. Its admin answers there, wherever its shop's pages lead. */
export async function isPlatformHostOf(db: Firestore, host: string, store: StoreId): Promise<boolean> {
  const record = parseDomainRecord((await db.doc(collections.domain(host)).get()).data());
  return record?.storeId === store && record.kind === 'platform';
}

/**
 * Whether a host below the platform's is this store's and answers itself. One that leads on would take a code in the address
 * along, to a domain whose owner decides what answers there.
 */
export async function answersFor(db: Firestore, host: string, store: StoreId): Promise<boolean> {
  const record = parseDomainRecord((await db.doc(collections.domain(host)).get()).data());
  return record?.storeId === store && record.kind === 'platform' && record.redirectTo === null;
}

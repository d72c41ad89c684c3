import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { DomainRecord } from '@/lib/domain/tenancy/domain-record';
import type { Random } from '@/scripts/seed/random';
import { hostOf, storeOf, writeStores } from '../many-stores/thin-stores';

/** A store of the proof by its number, and its hosts; the first is the canonical one. */
export interface Shop {
  readonly at: number;
  readonly hosts: readonly string[];
}

const [FIRST, BEYOND] = [1_000, 10_000];

const domainOf = (at: number): string => `oud-${at}.example`;

/** Whatever names a store of the proof, in any answer: its name, its id, its hosts. */
const MARK = /(?:thin|oud)(?:-|%20| shop )(\d{4})/gi;

/** Writes that many stores with numbers at random; every second one has a domain of its own, to which its platform host leads. */
export async function openShops(db: Firestore, count: number, random: Random): Promise<readonly Shop[]> {
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(FIRST + Math.floor(random() * (BEYOND - FIRST)));
  return Promise.all([...numbers].map((at, index) => openShop(db, at, index % 2 === 1)));
}

async function openShop(db: Firestore, at: number, hasDomain: boolean): Promise<Shop> {
  await writeStores(db, at, at + 1);
  if (!hasDomain) return { at, hosts: [hostOf(at)] };
  const domain = domainOf(at);
  const record: DomainRecord = { storeId: storeOf(at), kind: 'custom', state: 'open', redirectTo: null };
  await db.doc(collections.domain(domain)).set({ ...record });
  await db.doc(collections.domain(hostOf(at))).update({ redirectTo: domain });
  await db.doc(collections.storeSetting(storeOf(at))).update({ customDomain: domain });
  return { at, hosts: [domain, hostOf(at)] };
}

/** The stores that a text names. */
export const namedIn = (text: string): ReadonlySet<number> =>
  new Set([...text.matchAll(MARK)].map(([, at]) => Number(at)));

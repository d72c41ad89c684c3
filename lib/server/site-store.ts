import type { IncomingMessage } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { SITE } from '@/lib/domain/routes/site-segment';
import { storeId, type StoreId } from '@/lib/domain/ids';
import type { NoStore } from '@/lib/domain/tenancy/no-store';
import { serverEnv } from '@/lib/server/env';
import { STAYING } from '@/lib/domain/routes/staying';
import { ONE_STORE } from '@/lib/server/rewrites';
import { hostRecord } from '@/lib/server/tenancy/host-store';

/** What a host shows: a store, or why none. */
type Site = { readonly store: StoreId } | { readonly store: null; readonly reason: NoStore };

/** How a page finds its store; null for none. `trustMs` is how old the host's record may be. */
export type FindPageStore = (params: ParsedUrlQuery | undefined, trustMs?: number) => Promise<StoreId | null>;

/** The configured store whatever the host, else the one that `domains/{host}` names, if it is open. */
async function siteOf(host: string, trustMs?: number): Promise<Site> {
  const { storeId: configured } = serverEnv;
  if (configured) return { store: storeId(configured) };
  const record = await hostRecord(host, trustMs);
  if (record?.state === 'open') return { store: record.storeId };
  return { store: null, reason: record?.state ?? 'unknown' };
}

/** The host of a page, by its parameters, and whether it stays there whatever the store's domain is. */
function placeOf(params: ParsedUrlQuery | undefined) {
  const site = String(params?.[SITE] ?? '');
  const stays = site.endsWith(STAYING);
  return { host: stays ? site.slice(0, -STAYING.length) : site, stays: stays || site === ONE_STORE };
}

/** The store of a page, by its parameters; null where no open store answers. */
export const pageStore: FindPageStore = async (params, trustMs) =>
  (await siteOf(placeOf(params).host, trustMs)).store;

/**
 * The store of a page of its people: the admin, and the way into it. A closed or suspended store has these too; null where the host
 * leads to no store.
 */
export const adminStore: FindPageStore = async (params, trustMs) => {
  const { storeId: configured } = serverEnv;
  if (configured) return storeId(configured);
  return (await hostRecord(placeOf(params).host, trustMs))?.storeId ?? null;
};

/** Whether the host of a page shows a shop to visitors. */
export const showsShop = async (params: ParsedUrlQuery | undefined, trustMs?: number): Promise<boolean> =>
  (await siteOf(placeOf(params).host, trustMs)).store !== null;

/** Whether a page of a store with this verified domain, empty for none, belongs to the domain and not to its own host. */
export function belongsElsewhere(params: ParsedUrlQuery | undefined, customDomain: string): boolean {
  const { host, stays } = placeOf(params);
  return customDomain !== '' && !stays && host !== customDomain;
}

/** What an API route's host shows. */
export const requestSite = ({ headers }: Pick<IncomingMessage, 'headers'>): Promise<Site> =>
  siteOf(headers.host ?? '');

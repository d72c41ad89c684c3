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

/** The configured store whatever the host, else the one that `domains/{host}` names, if it is open. */
async function siteOf(host: string): Promise<Site> {
  const { storeId: configured } = serverEnv;
  if (configured) return { store: storeId(configured) };
  const record = await hostRecord(host);
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
export const pageStore = async (params: ParsedUrlQuery | undefined): Promise<StoreId | null> =>
  (await siteOf(placeOf(params).host)).store;

/**
 * The store of a page of its people: the admin, and the way into it. A closed or suspended store has these too; null where the host
 * leads to no store.
 */
export async function peoplesStore(params: ParsedUrlQuery | undefined): Promise<StoreId | null> {
  const { storeId: configured } = serverEnv;
  if (configured) return storeId(configured);
  return (await hostRecord(placeOf(params).host))?.storeId ?? null;
}

/** Whether a page of a store with this verified domain, empty for none, belongs to the domain and not to its own host. */
export function belongsElsewhere(params: ParsedUrlQuery | undefined, customDomain: string): boolean {
  const { host, stays } = placeOf(params);
  return customDomain !== '' && !stays && host !== customDomain;
}

/** What an API route's host shows. */
export const requestSite = ({ headers }: Pick<IncomingMessage, 'headers'>): Promise<Site> =>
  siteOf(headers.host ?? '');

import type { IncomingMessage } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { SITE } from '@/lib/domain/routes/site-segment';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { serverEnv } from '@/lib/server/env';
import { hostRecord } from '@/lib/server/tenancy/host-store';

/**
 * The store that a host name shows: the configured one whatever the host, else the one that `domains/{host}` names. Null where
 * no open store answers.
 */
async function storeOfHost(host: string): Promise<StoreId | null> {
  const { storeId: configured } = serverEnv;
  if (configured) return storeId(configured);
  const record = await hostRecord(host);
  return record?.state === 'open' ? record.storeId : null;
}

/** The store of a page, by its parameters. */
export const pageStore = (params: ParsedUrlQuery | undefined): Promise<StoreId | null> =>
  storeOfHost(String(params?.[SITE] ?? ''));

/** The store of an API route's request. */
export const requestStore = ({ headers }: Pick<IncomingMessage, 'headers'>): Promise<StoreId | null> =>
  storeOfHost(headers.host ?? '');

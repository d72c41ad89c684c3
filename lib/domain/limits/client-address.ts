import { networkOf } from './network';

interface Requested {
  get(header: string): string | undefined;
  /** The address at the other end of the connection, as the framework has it. */
  readonly ip?: string | undefined;
}

/**
 * The network address of who calls. Each proxy writes at the end of X-Forwarded-For whom it was called by, after whatever
 * the caller wrote there; so of the last entries as many as there are `proxies` in front are true, the first of these is
 * the caller's, and all before it is hearsay. Without a proxy all of it is, and the connection's address counts. As
 * `networkOf` says: in IPv6 a whole network is one.
 */
export function clientAddress(request: Requested, proxies: number): string {
  const entries = (request.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return networkOf((proxies > 0 && entries.at(-proxies)) || (request.ip ?? ''));
}

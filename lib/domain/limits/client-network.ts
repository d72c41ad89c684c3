import { networkOf } from './network';

interface Requested {
  get(header: string): string | undefined;
  /** The connection's remote address, as the framework reports it. */
  readonly ip?: string | undefined;
}

/**
 * The caller's network, as `networkOf` says. Each proxy appends its caller to X-Forwarded-For, after whatever the
 * client sent. So with `proxies` proxies, only that many last entries are trusted, and the first of these is the
 * caller's. Without a proxy, the connection's address counts.
 */
export function clientNetwork(request: Requested, proxies: number): string {
  const entries = (request.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return networkOf((proxies > 0 && entries.at(-proxies)) || (request.ip ?? ''));
}

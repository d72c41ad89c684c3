import type { NextApiRequest, NextApiResponse } from 'next';
import { clientNetwork } from '@/lib/domain/limits/client-network';
import { addTo } from '@/lib/observability/record';
import { serverEnv } from '@/lib/server/env';

const WINDOW_MS = 60_000;
/** Bound on counted addresses; beyond it the counts start over, which loses one window at most. */
const MOST_ADDRESSES = 10_000;

/** Counts of one minute by network address. Each server counts alone: n servers allow n times as many. */
export function minuteCounts() {
  const counts = new Map<string, number>();
  let endsAt = 0;
  const current = () => {
    const now = Date.now();
    if (now >= endsAt || counts.size >= MOST_ADDRESSES) {
      counts.clear();
      endsAt = now + WINDOW_MS;
    }
    return counts;
  };
  return {
    of: (network: string): number => current().get(network) ?? 0,
    add: (network: string): void => void current().set(network, (counts.get(network) ?? 0) + 1),
    /** 429 with the seconds until the minute ends. */
    refuse(response: NextApiResponse): void {
      addTo('shop.rate_limit.refusals', { limit: 'site' });
      const seconds = Math.ceil((endsAt - Date.now()) / 1000);
      response.status(429).setHeader('Retry-After', seconds).json({ error: 'too-many-requests' });
    },
  };
}

/** What the caller comes from, behind as many proxies as `SITE_PROXIES` says. */
export function callerNetwork({ headers, socket }: NextApiRequest): string {
  const get = (header: string) => headers[header]?.toString();
  return clientNetwork({ get, ip: socket.remoteAddress }, serverEnv.siteProxies);
}

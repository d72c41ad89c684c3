import type { NextApiRequest, NextApiResponse } from 'next';
import { clientAddress } from '@/lib/domain/limits/client-address';
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
    of: (address: string): number => current().get(address) ?? 0,
    add: (address: string): void => void current().set(address, (counts.get(address) ?? 0) + 1),
    /** 429 with the seconds until the minute ends. */
    refuse(response: NextApiResponse): void {
      addTo('shop.rate_limit.refusals', { limit: 'site' });
      const seconds = Math.ceil((endsAt - Date.now()) / 1000);
      response.status(429).setHeader('Retry-After', seconds).json({ error: 'too-many-requests' });
    },
  };
}

/** The client's network address, behind as many proxies as `SITE_PROXIES` says. */
export function addressOf({ headers, socket }: NextApiRequest): string {
  const get = (header: string) => headers[header]?.toString();
  return clientAddress({ get, ip: socket.remoteAddress }, serverEnv.siteProxies);
}

import type { NextApiHandler, NextApiRequest } from 'next';
import { clientAddress } from '@/lib/domain/limits/client-address';
import { serverEnv } from '@/lib/server/env';

const WINDOW_MS = 60_000;
/** However many addresses call, no more are remembered; who calls then starts anew, which costs a window's turns. */
const MOST_ADDRESSES = 10_000;

/**
 * An API route that one network address may call `most` times a minute; beyond it the answer is 429 with `Retry-After`.
 * Counted in this server alone: n servers let n times as many through, and each still bounds its own work.
 */
export function limited(most: number, handler: NextApiHandler): NextApiHandler {
  const turns = new Map<string, number>();
  let endsAt = 0;

  return (request, response) => {
    const now = Date.now();
    if (now >= endsAt || turns.size >= MOST_ADDRESSES) {
      turns.clear();
      endsAt = now + WINDOW_MS;
    }
    const address = addressOf(request);
    const taken = turns.get(address) ?? 0;
    if (taken >= most) {
      const seconds = Math.ceil((endsAt - now) / 1000);
      return response.status(429).setHeader('Retry-After', seconds).json({ error: 'too-many-requests' });
    }
    turns.set(address, taken + 1);
    return handler(request, response);
  };
}

function addressOf({ headers, socket }: NextApiRequest): string {
  const get = (header: string) => headers[header]?.toString();
  return clientAddress({ get, ip: socket.remoteAddress }, serverEnv.siteProxies);
}

import type { NextApiHandler, NextApiRequest } from 'next';
import { clientNetwork } from '@/lib/domain/limits/client-network';
import { addTo } from '@/lib/observability/record';
import { contextOf, withRequest } from '@/lib/observability/request-context';
import { serverEnv } from '@/lib/server/env';

const WINDOW_MS = 60_000;
/** Bound on counted addresses; beyond it the counts start over, which loses one window at most. */
const MOST_ADDRESSES = 10_000;

/**
 * Limits an API route to `most` calls a minute per network address; beyond it the answer is 429 with `Retry-After`. Each server
 * counts alone: n servers allow n times as many, and each still bounds its own work. The handler's log lines carry the
 * request's id and trace; the response carries the id.
 */
export function withRateLimit(most: number, handler: NextApiHandler): NextApiHandler {
  const turns = new Map<string, number>();
  let endsAt = 0;

  return async (request, response) => {
    const now = Date.now();
    if (now >= endsAt || turns.size >= MOST_ADDRESSES) {
      turns.clear();
      endsAt = now + WINDOW_MS;
    }
    const network = callerNetwork(request);
    const taken = turns.get(network) ?? 0;
    if (taken >= most) {
      addTo('shop.rate_limit.refusals', { limit: 'site' });
      const seconds = Math.ceil((endsAt - now) / 1000);
      response.status(429).setHeader('Retry-After', seconds).json({ error: 'too-many-requests' });
      return;
    }
    turns.set(network, taken + 1);
    const context = contextOf((name) => request.headers[name]?.toString());
    response.setHeader('X-Request-Id', context.requestId);
    // Next warns of a handler that returns a value, such as the response.
    await withRequest(context, () => handler(request, response) as unknown);
  };
}

function callerNetwork({ headers, socket }: NextApiRequest): string {
  const get = (header: string) => headers[header]?.toString();
  return clientNetwork({ get, ip: socket.remoteAddress }, serverEnv.siteProxies);
}

import type { NextApiHandler } from 'next';
import { contextOf, withRequest } from '@/lib/observability/request-context';
import { callerNetwork, minuteCounts } from './minute-counts';

/**
 * Limits an API route to `most` calls a minute per network address; beyond it the answer is 429 with `Retry-After`. Each server
 * counts alone: n servers allow n times as many, and each still bounds its own work. The handler's log lines carry the
 * request's id and trace; the response carries the id.
 */
export function withRateLimit(most: number, handler: NextApiHandler): NextApiHandler {
  const turns = minuteCounts();

  return async (request, response) => {
    const network = callerNetwork(request);
    if (turns.of(network) >= most) return turns.refuse(response);
    turns.add(network);
    const context = contextOf((name) => request.headers[name]?.toString());
    response.setHeader('X-Request-Id', context.requestId);
    // Next warns of a handler that returns a value, such as the response.
    await withRequest(context, () => handler(request, response) as unknown);
  };
}

import { createHash } from 'node:crypto';
import type { NextApiHandler } from 'next';
import { callerNetwork, minuteCounts } from './minute-counts';

/** Bound on remembered keys; beyond it they are learnt anew. */
const MOST_KEYS = 10_000;

/**
 * Refuses a network address after `most` answers of 401 in a minute, because where the site forwards a route, whatever answers it
 * sees one address for all clients. A key that was answered before goes on: a stranger may share the address of a service.
 */
export function withAttemptLimit(most: number, handler: NextApiHandler): NextApiHandler {
  const attempts = minuteCounts();
  const good = new Set<string>();

  return async (request, response) => {
    const network = callerNetwork(request);
    const key = createHash('sha256')
      .update(request.headers.authorization ?? '')
      .digest('base64');
    if (attempts.of(network) >= most && !good.has(key)) return attempts.refuse(response);
    await handler(request, response);
    if (response.statusCode === 401) {
      attempts.add(network);
      good.delete(key);
    } else if (response.statusCode < 300) {
      if (good.size >= MOST_KEYS) good.clear();
      good.add(key);
    }
  };
}

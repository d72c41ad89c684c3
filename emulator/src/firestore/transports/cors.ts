import type { IncomingMessage, ServerResponse } from 'node:http';

const PREFLIGHT_CACHE_SECONDS = '600';

/**
 * Lets a page of another origin read the answer, with credentials. Answers a preflight and returns true;
 * otherwise the request is still to be handled.
 */
export function allowCrossOrigin(req: IncomingMessage, res: ServerResponse): boolean {
  const { origin } = req.headers;
  if (origin !== undefined) {
    res.setHeader('Access-Control-Allow-Origin', origin);
    res.setHeader('Access-Control-Allow-Credentials', 'true');
    res.setHeader('Vary', 'Origin');
    res.setHeader(
      'Access-Control-Expose-Headers',
      'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
    );
  }
  if (req.method !== 'OPTIONS') return false;
  const headers = req.headers['access-control-request-headers'];
  if (headers !== undefined) res.setHeader('Access-Control-Allow-Headers', headers);
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  res.setHeader('Access-Control-Max-Age', PREFLIGHT_CACHE_SECONDS);
  res.writeHead(204).end();
  return true;
}

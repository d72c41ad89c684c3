import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverEnv } from '@/lib/server/env';

interface Started {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Sees each request before Next does, by the channel that Node.js documents: the one place in front of pages, which next.config's
 * rewrites choose by host, and API routes alike.
 */
export function seeEachRequest(): void {
  const header = serverEnv.originalHostHeader;
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Started;
    if (header) takeOriginalHost(request, header);
    keepQuery(request, response);
  });
}

/** Makes `Host` what a load balancer that replaces it says it was; requests that did not pass it keep theirs. */
export function takeOriginalHost({ headers }: Pick<IncomingMessage, 'headers'>, header: string): void {
  const original = headers[header];
  if (typeof original === 'string' && original) headers.host = original;
}

/**
 * Adds the request's query to a redirect to the same path of another host, because such a page's redirect is cached without it.
 */
export function keepQuery({ url = '' }: Pick<IncomingMessage, 'url'>, response: ServerResponse): void {
  const [path = '', ...rest] = url.split('?');
  const query = rest.join('?');
  if (!query) return;
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    const location = response.getHeader('location');
    if (typeof location === 'string' && isSamePath(location, path)) {
      response.setHeader('Location', `${location}?${query}`);
      // Next's older form of the same, for Internet Explorer.
      response.removeHeader('Refresh');
    }
    return writeHead(...given);
  };
}

/** Whether an address of another host has this path; `%d8` and `%D8` are one letter. */
function isSamePath(location: string, path: string): boolean {
  if (!URL.canParse(location)) return false;
  const { protocol, pathname, search, hash } = new URL(location);
  if (protocol !== 'https:' || search || hash) return false;
  try {
    return decodeURIComponent(pathname) === decodeURIComponent(path);
  } catch {
    return false;
  }
}

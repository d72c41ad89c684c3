import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';

/** Requests to a site from outside of a browser. Node.js, unlike browsers, resolves no name below `localhost`. */
export function siteRequest(
  { request }: PlaywrightWorkerArgs['playwright'],
  site: string,
  headers: Record<string, string> = {},
): Promise<APIRequestContext> {
  const { host, hostname, port } = new URL(site);
  const isNamed = hostname.endsWith('.localhost');
  return request.newContext({
    baseURL: isNamed ? `http://127.0.0.1:${port}` : site,
    extraHTTPHeaders: { ...(isNamed && { host }), ...headers },
  });
}

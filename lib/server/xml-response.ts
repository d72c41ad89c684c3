import type { NextApiResponse } from 'next';

/** Shared caches keep it for an hour and serve it while they fetch the next one, a day at most. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';

export const asXml = (response: NextApiResponse): NextApiResponse =>
  response
    .setHeader('Content-Type', 'application/xml; charset=utf-8')
    .setHeader('Cache-Control', CACHE_CONTROL);

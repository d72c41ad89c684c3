import type { NextApiRequest, NextApiResponse } from 'next';
import { DEFAULT_LOCALE, isLocale } from '@/lib/domain/locale';
import { withRateLimit } from '@/lib/server/http/with-rate-limit';
import { latestShell } from '@/lib/server/pages/latest-shell';
import { shellIn } from '@/lib/server/pages/shell-props';
import { readingOf } from '@/lib/server/reads/counted';
import { CACHE_CONTROL } from '@/lib/server/route-headers';
import { requestSite } from '@/lib/server/site-store';

/** An office shares an address, and each wrong address asks once. */
const PER_MINUTE = 300;

/** The shell of the host's store, for the error pages, which are the same for all stores; 404 with the reason on a
 * host without one. */
async function shell(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'GET') return response.status(405).setHeader('Allow', 'GET').end();
  response.setHeader('Cache-Control', CACHE_CONTROL.public);
  const site = await requestSite(request);
  if (site.store === null) return response.status(404).json({ reason: site.reason });
  const { store } = site;
  const { locale } = request.query;
  const data = await readingOf(store, () => latestShell(store));
  return response.json(shellIn(data, isLocale(locale) ? locale : DEFAULT_LOCALE));
}

export default withRateLimit(PER_MINUTE, shell);

/** A request's body is not read. */
export const config = { api: { bodyParser: false } };

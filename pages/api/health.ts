import type { NextApiRequest, NextApiResponse } from 'next';
import { readHealth, readPlatformHealth } from '@/lib/server/http/health';
import { withRateLimit } from '@/lib/server/http/with-rate-limit';
import { requestSite } from '@/lib/server/site-store';

/** Enough for several monitors that ask every second. */
const PER_MINUTE = 300;

/** For load balancers and monitors: 200 while the host's shop, or on other hosts the database, can serve; 503 with the cause. */
async function health(request: NextApiRequest, response: NextApiResponse) {
  const { store } = await requestSite(request).catch(() => ({ store: null }));
  const answer = await (store ? readHealth(store) : readPlatformHealth());
  return response
    .status(answer.status === 'ok' ? 200 : 503)
    .setHeader('Cache-Control', 'no-store')
    .json(answer);
}

export default withRateLimit(PER_MINUTE, health);

/** A request's body is not read. */
export const config = { api: { bodyParser: false } };

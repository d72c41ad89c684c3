import type { NextApiRequest, NextApiResponse } from 'next';
import { readHealth } from '@/lib/server/http/health';
import { withRateLimit } from '@/lib/server/http/with-rate-limit';
import { siteStore } from '@/lib/server/site-store';

/** Enough for several monitors that ask every second. */
const PER_MINUTE = 300;

/** For load balancers and monitors: 200 while the shop can serve, 503 with the cause while it cannot. */
async function health(_: NextApiRequest, response: NextApiResponse) {
  const answer = await readHealth(siteStore());
  return response
    .status(answer.status === 'ok' ? 200 : 503)
    .setHeader('Cache-Control', 'no-store')
    .json(answer);
}

export default withRateLimit(PER_MINUTE, health);

/** A request's body is not read. */
export const config = { api: { bodyParser: false } };

import type { NextApiRequest, NextApiResponse } from 'next';
import { checkSubscriptionOf } from '@/lib/server/reads/subscription';
import { withRateLimit } from '@/lib/server/http/with-rate-limit';

/** High, because offices share an address; each browser asks once and caches the answer. */
const PER_MINUTE = 300;

/** Browsers cache the answer themselves, for all their tabs; a CDN revalidates it twice a minute. */
const CACHED = 'public, max-age=0, s-maxage=30';
const STRIPE_ID = /^[\w-]{1,128}$/;

/** SPEC.md 7: `{ subData: [{ current_period_end }] }` in seconds, with no period for an unknown customer. */
async function handler(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'GET') return response.status(405).setHeader('Allow', 'GET').end();
  const { stripeId } = request.query;
  if (typeof stripeId !== 'string' || !STRIPE_ID.test(stripeId))
    return response.status(400).json({ subData: [] });
  return response.setHeader('Cache-Control', CACHED).json(await checkSubscriptionOf(stripeId));
}

export default withRateLimit(PER_MINUTE, handler);

/** A request's body is not read. */
export const config = { api: { bodyParser: false } };

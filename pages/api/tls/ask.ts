import type { NextApiRequest, NextApiResponse } from 'next';
import { env } from '@/lib/env';
import { withRateLimit } from '@/lib/server/http/with-rate-limit';
import { createAskHost } from '@/lib/server/tenancy/ask-host';
import { hostRecord } from '@/lib/server/tenancy/host-store';

/** High, because one server asks for all hosts; `createAskHost` bounds what is looked up. */
const PER_MINUTE = 6_000;

const STATUS = { yes: 200, no: 404, busy: 503 } as const;

const { platformHost } = env;
const askHost = createAskHost({
  own: platformHost ? [platformHost, `www.${platformHost}`] : [],
  lookUp: hostRecord,
  now: Date.now,
});

/** Whether a certificate may be issued for `domain`: 200 for hosts that lead to a store, as Caddy's `on_demand_tls` asks. */
async function ask(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'GET') return response.status(405).setHeader('Allow', 'GET').end();
  response.setHeader('Cache-Control', 'no-store');
  return response.status(STATUS[await askHost(request.query.domain).catch(() => 'busy' as const)]).end();
}

export default withRateLimit(PER_MINUTE, ask);

/** A request's body is not read. */
export const config = { api: { bodyParser: false } };

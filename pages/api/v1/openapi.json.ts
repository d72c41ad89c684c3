import type { NextApiRequest, NextApiResponse } from 'next';
import { openApi } from '@/lib/domain/rest/openapi';
import { env } from '@/lib/env';
import { withRateLimit } from '@/lib/server/http/with-rate-limit';

const PER_MINUTE = 60;

/** The description of the REST API for developers and their tools (docs/api.md). */
function describe(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'GET') return response.status(405).setHeader('Allow', 'GET').end();
  return response.setHeader('Cache-Control', 'public, max-age=300').json(openApi(env.siteUrl));
}

export default withRateLimit(PER_MINUTE, describe);

/** A request's body is not read. */
export const config = { api: { bodyParser: false } };

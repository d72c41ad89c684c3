import type { NextApiRequest, NextApiResponse } from 'next';
import { parseCspReport } from '@/lib/server/http/csp-report';
import { log } from '@/lib/server/log';
import { readBody } from '@/lib/server/http/read-body';
import { withRateLimit } from '@/lib/server/http/with-rate-limit';

/** A page sends few reports; a flood would fill the log. */
const PER_MINUTE = 60;
const MOST_BYTES = 16 * 1024;

/** Receives browsers' reports of CSP violations and logs them, without personal data. */
async function cspReport(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'POST') return response.status(405).setHeader('Allow', 'POST').end();
  const body = await readBody(request, response, MOST_BYTES);
  if (body === null) return;
  for (const violation of parseCspReport(body))
    log.warn('A page was refused something', { event: 'csp-violation', ...violation });
  return response.status(204).end();
}

export default withRateLimit(PER_MINUTE, cspReport);

export const config = { api: { bodyParser: false } };

import type { NextApiRequest, NextApiResponse } from 'next';
import { parseFailureReport } from '@/lib/server/http/failure-report';
import { parseJsonBody } from '@/lib/server/http/parse-json-body';
import { log } from '@/lib/server/log';
import { readBody } from '@/lib/server/http/read-body';
import { withRateLimit } from '@/lib/server/http/with-rate-limit';

/** A page breaks once; a flood would fill the log. */
const PER_MINUTE = 60;
const MOST_BYTES = 4 * 1024;

/** Receives failure reports of broken pages and logs them, without personal data. */
async function failure(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'POST') return response.status(405).setHeader('Allow', 'POST').end();
  const body = await readBody(request, response, MOST_BYTES);
  if (body === null) return;
  const report = parseFailureReport(parseJsonBody(body));
  if (report) log.warn('A page failed in a browser', { event: 'page-failed', report });
  return response.status(204).end();
}

export default withRateLimit(PER_MINUTE, failure);

export const config = { api: { bodyParser: false } };

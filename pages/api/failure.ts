import type { NextApiRequest, NextApiResponse } from 'next';
import { failureOf } from '@/lib/server/failure-report';
import { fromJson } from '@/lib/server/from-json';
import { readBody } from '@/lib/server/read-body';
import { limited } from '@/lib/server/limited';

/** A page breaks once; a flood fills the log. */
const PER_MINUTE = 60;
const MOST_BYTES = 4 * 1024;

/** Where pages that broke tell of it; written to the log, with nothing of who was looking at them. */
async function failure(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'POST') return response.status(405).setHeader('Allow', 'POST').end();
  const body = await readBody(request, response, MOST_BYTES);
  if (body === null) return;
  const report = failureOf(fromJson(body));
  if (report) console.error(JSON.stringify({ event: 'page-failed', ...report }));
  return response.status(204).end();
}

export default limited(PER_MINUTE, failure);

export const config = { api: { bodyParser: false } };

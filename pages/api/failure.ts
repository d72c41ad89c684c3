import type { NextApiRequest, NextApiResponse } from 'next';
import { failureOf } from '@/lib/server/failure-report';
import { fromJson } from '@/lib/server/from-json';

/** Where pages that broke tell of it; written to the log, with nothing of who was looking at them. */
export default function failure(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'POST') return response.status(405).setHeader('Allow', 'POST').end();
  const report = failureOf(fromJson(request.body));
  if (report) console.error(JSON.stringify({ event: 'page-failed', ...report }));
  return response.status(204).end();
}

export const config = { api: { bodyParser: { sizeLimit: '4kb' } } };

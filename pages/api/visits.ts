import type { NextApiRequest, NextApiResponse } from 'next';
import { LRUCache } from 'lru-cache';
import type { StoreId } from '@/lib/domain/ids';
import { parseVisit } from '@/lib/domain/visits/visit';
import { serverEnv } from '@/lib/server/env';
import { parseJsonBody } from '@/lib/server/http/parse-json-body';
import { readBody } from '@/lib/server/http/read-body';
import { withRateLimit } from '@/lib/server/http/with-rate-limit';
import { requestSite } from '@/lib/server/site-store';
import { VisitCounter } from '@/lib/server/visits/visit-counter';
import { writeVisits } from '@/lib/server/visits/write-visits';

/** More than anybody browses; an office shares an address. */
const PER_MINUTE = 300;
const MOST_BYTES = 1024;

/** Bound on the stores with a counter; one that falls out still writes what it has. */
const MOST_STORES = 10_000;

const counters = new LRUCache<string, VisitCounter>({ max: MOST_STORES });

function counterOf(store: StoreId): VisitCounter {
  const known = counters.get(store);
  if (known) return known;
  const counter = new VisitCounter(
    (counted) => writeVisits(store, counted, Date.now()),
    serverEnv.visitsFlushMs,
  );
  counters.set(store, counter);
  return counter;
}

/** Receives page views and counts them, without personal data. */
async function visits(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'POST') return response.status(405).setHeader('Allow', 'POST').end();
  const body = await readBody(request, response, MOST_BYTES);
  if (body === null) return;
  const visit = parseVisit(parseJsonBody(body));
  const { store } = await requestSite(request);
  if (visit && store) counterOf(store).count(visit);
  return response.status(204).end();
}

export default withRateLimit(PER_MINUTE, visits);

export const config = { api: { bodyParser: false } };

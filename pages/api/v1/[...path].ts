import type { NextApiRequest, NextApiResponse } from 'next';
import { problemOf } from '@/lib/domain/rest/problem';
import { REST_ADDRESS } from '@/lib/domain/rest/rest-address';
import { REST_VERSION } from '@/lib/domain/rest/rest-routes';
import { functionsAddress } from '@/lib/firebase/functions-address';
import { currentRequest } from '@/lib/observability/request-context';
import { log } from '@/lib/server/log';
import { readBody } from '@/lib/server/http/read-body';
import { withAttemptLimit } from '@/lib/server/http/with-attempt-limit';
import { withRateLimit } from '@/lib/server/http/with-rate-limit';

/** High, because a service joins many stores from one address; the function counts each key. */
const PER_MINUTE = 600;
/** Few, because the function sees the address of the site alone: one stranger would use up its look-ups of keys for all. */
const WRONG_KEYS_PER_MINUTE = 30;
/** Above what the function takes, so that it explains the refusal. */
const MOST_BYTES = 64 * 1024;
/** Timeout of the function's answer, including its cold start. */
const TIMEOUT_MS = 30_000;
/** What is passed on, so that neither cookies nor forged addresses are. */
const SENT = ['authorization', 'idempotency-key'];
const RETURNED = ['content-type', 'retry-after', 'www-authenticate', 'allow', 'x-request-id'];

/** The REST API (docs/api.md): forwarded to the function that answers it. */
async function forward(request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('Cache-Control', 'no-store');
  const { method = 'GET', url = '' } = request;
  const body = method === 'GET' || method === 'HEAD' ? '' : await readBody(request, response, MOST_BYTES);
  if (body === null) return;
  try {
    const answer = await fetch(`${functionsAddress()}/apiOrders/${REST_VERSION}${below(url)}`, {
      method,
      headers: headersOf(request),
      ...(body && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    for (const name of RETURNED) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    return response.status(answer.status).end(await answer.text());
  } catch (error) {
    log.warn('The REST API could not be reached', { event: 'rest-failed', error });
    const problem = problemOf({ code: 'try-again' }, currentRequest()?.requestId ?? '');
    return response
      .status(problem.status)
      .setHeader('Content-Type', 'application/problem+json')
      .end(JSON.stringify(problem));
  }
}

/** Path and query after the version; an address that climbs out of it leads nowhere. */
function below(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname.startsWith(`${REST_ADDRESS}/`) ? `${pathname.slice(REST_ADDRESS.length)}${search}` : '/';
}

/** As bytes, so that the function itself reads the JSON and explains what is wrong with it. */
function headersOf({ headers }: NextApiRequest): Record<string, string> {
  const sent = SENT.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(sent), 'content-type': 'application/octet-stream' };
}

export default withRateLimit(PER_MINUTE, withAttemptLimit(WRONG_KEYS_PER_MINUTE, forward));

export const config = { api: { bodyParser: false } };

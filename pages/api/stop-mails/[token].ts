import type { NextApiRequest, NextApiResponse } from 'next';
import { ONE_CLICK } from '@/lib/domain/mail/one-click';
import { pathTo } from '@/lib/domain/routes/path-to';
import { functionsAddress } from '@/lib/firebase/functions-address';
import { readBody } from '@/lib/server/http/read-body';
import { withRateLimit } from '@/lib/server/http/with-rate-limit';
import { log } from '@/lib/server/log';

/** High, because mail services unsubscribe all their readers from a few addresses. */
const PER_MINUTE = 300;
const MOST_BYTES = 1024;
/** Timeout of the function's answer, including its cold start. */
const TIMEOUT_MS = 20_000;

/**
 * The target of `List-Unsubscribe` (RFC 8058): a mail program posts `List-Unsubscribe=One-Click`, and the function unsubscribes
 * the reader. People are redirected to a page with a button, because programs that scan mails open links.
 */
async function stopMails(request: NextApiRequest, response: NextApiResponse) {
  const token = String(request.query.token);
  if (request.method === 'GET' || request.method === 'HEAD')
    return response.redirect(303, pathTo('/stop-mails/[token]', token));
  if (request.method !== 'POST') return response.status(405).setHeader('Allow', 'GET, HEAD, POST').end();
  const body = await readBody(request, response, MOST_BYTES);
  if (body === null) return;
  if (new URLSearchParams(body).get(ONE_CLICK.name) !== ONE_CLICK.value) return response.status(400).end();
  return response.status(await forward(token)).end();
}

async function forward(token: string): Promise<number> {
  try {
    const url = `${functionsAddress()}/mailEvents/stop/${encodeURIComponent(token)}`;
    const { status } = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return status;
  } catch (error) {
    log.warn('A mail program could not end mails', { event: 'stop-mails-failed', error });
    return 503;
  }
}

export default withRateLimit(PER_MINUTE, stopMails);

export const config = { api: { bodyParser: false } };

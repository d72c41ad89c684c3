import type { NextApiRequest, NextApiResponse } from 'next';
import { EVERY_PAGE } from '@/lib/domain/store/every-page';
import { serverEnv } from '@/lib/server/env';
import { renewEveryPage } from '@/lib/server/renew-every-page';
import { inEveryLocale, parsePaths, sameSecret } from '@/lib/server/revalidate';
import { fromJson } from '@/lib/server/from-json';
import { readBody } from '@/lib/server/read-body';
import { limited } from '@/lib/server/limited';

/** The functions save from one address, an import many products a second; a secret cannot be guessed at this pace. */
const PER_MINUTE = 3000;

const AT_ONCE = 8;
/** Fifty of the longest paths. */
const MOST_BYTES = 64 * 1024;

/**
 * Rebuilds static pages after the functions changed what they show: POST `{ paths }` with the header
 * `x-revalidate-secret`; EVERY_PAGE among them outdates all pages at once. Answers what was rebuilt and what failed, 500 when anything failed so that the caller retries.
 */
async function handler(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'POST') return response.status(405).setHeader('Allow', 'POST').end();
  if (!sameSecret(request.headers['x-revalidate-secret'], serverEnv.revalidateSecret)) {
    return response.status(401).json({ error: 'wrong-secret' });
  }
  const body = await readBody(request, response, MOST_BYTES);
  if (body === null) return;
  const paths = parsePaths(fromJson(body));
  if (!paths) return response.status(400).json({ error: 'unknown-paths' });

  if (paths.includes(EVERY_PAGE)) renewEveryPage();
  const own = paths.filter((path) => path !== EVERY_PAGE);
  const revalidated: string[] = [];
  const failed: string[] = [];
  const rebuild = async (path: string) => {
    try {
      await response.revalidate(path);
      revalidated.push(path);
    } catch (error) {
      console.error(`Could not rebuild ${path}`, error);
      failed.push(path);
    }
  };
  const waiting = own.flatMap(inEveryLocale);
  // Whoever saved waits for this, so the pages wait for the database together.
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(rebuild));
  return response.status(failed.length ? 500 : 200).json({ revalidated, failed });
}

export default limited(PER_MINUTE, handler);

export const config = { api: { bodyParser: false } };

import type http from 'node:http';
import { createPublicTargets, NotPublicError, type PublicDeps } from './public-target';

/** Timeout for the whole response, with all redirects and up to its last byte. */
const TIMEOUT_MS = 15_000;
const MOST_REDIRECTS = 3;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

/** Why nothing was fetched. */
export type FetchProblem = 'address' | 'size' | 'unreachable';

/** The bytes at an address that a person named, or why there are none; at most `mostBytes`. */
export type FetchPublic = (url: string, mostBytes: number) => Promise<Buffer | FetchProblem>;

class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly problem: FetchProblem) {
    super(`Refused: ${problem}.`);
  }
}

/** Fetches over https, only from public addresses (`public-target.ts`). Redirects are checked like the first address. */
export function createFetchPublic(deps: PublicDeps): FetchPublic {
  const targets = createPublicTargets(deps);

  const get = (url: URL, signal: AbortSignal) =>
    new Promise<http.IncomingMessage>((answer, reject) => {
      const headers = { accept: 'image/*', 'user-agent': 'shop-import' };
      targets.request(url, { headers, signal }, answer).on('error', reject).end();
    });

  const urlOf = (text: string, base?: URL): URL => {
    // Exports name http addresses, nearly all of which are also served by https; a redirect to http is not followed.
    const url = targets.urlOf(text, { base, upgrades: !base });
    if (!url) throw new Refused('address');
    return url;
  };

  const read = async (url: URL, mostBytes: number, signal: AbortSignal, left: number): Promise<Buffer> => {
    const response = await get(url, signal);
    try {
      const { statusCode, headers } = response;
      if (REDIRECTS.includes(statusCode) && headers.location) {
        if (left === 0) throw new Refused('unreachable');
        return await read(urlOf(headers.location, url), mostBytes, signal, left - 1);
      }
      if (statusCode !== 200) throw new Refused('unreachable');
      if (Number(headers['content-length'] ?? 0) > mostBytes) throw new Refused('size');
      return await bytesOf(response, mostBytes);
    } finally {
      response.destroy();
    }
  };

  return async (url, mostBytes) => {
    try {
      return await read(urlOf(url), mostBytes, AbortSignal.timeout(TIMEOUT_MS), MOST_REDIRECTS);
    } catch (error) {
      // Sockets fail in many ways; to the caller, each means that the picture is unreachable.
      if (error instanceof NotPublicError) return 'address';
      return error instanceof Refused ? error.problem : 'unreachable';
    }
  };
}

async function bytesOf(response: http.IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Refused('size');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import { lookup as systemLookup } from 'node:dns';
import type { LookupAddress, LookupOptions } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address';

/** For the whole answer, all redirects and its last byte included. */
const TIMEOUT_MS = 15_000;
const MOST_REDIRECTS = 3;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

/** Why nothing was fetched. */
export type FetchProblem = 'address' | 'size' | 'unreachable';

/** The bytes at an address that a person named, or why there are none; at most `mostBytes`. */
export type FetchPublic = (url: string, mostBytes: number) => Promise<Buffer | FetchProblem>;

interface FetchDeps {
  /** Lets this machine's own addresses in, over http too: for a local Firebase, never deployed. */
  readonly isLocal: () => boolean;
  readonly resolve?: (host: string, done: Resolved) => void;
}
type Resolved = (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void;

class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly problem: FetchProblem) {
    super(`Refused: ${problem}.`);
  }
}

/**
 * Fetches over https from public addresses alone, so that nobody reaches this network through it. The connection goes
 * to the address that was judged: a name that changes its address between the two is no way in. Redirects are judged
 * like the first address.
 */
export function createFetchPublic({ isLocal, resolve = resolveAll }: FetchDeps): FetchPublic {
  const isAllowed = (address: string) => isPublicAddress(address) || (isLocal() && isLoopback(address));

  const lookup: LookupFunction = (host, options: LookupOptions, done) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses;
      // One address of this network among public ones is reason enough to stay away.
      const isPublic = first !== undefined && addresses.every(({ address }) => isAllowed(address));
      if (error || !isPublic) return done(error ?? new Refused('address'), '', 0);
      if (options.all) return done(null, [...addresses]);
      return done(null, first.address, first.family);
    });

  const urlOf = (text: string, base?: URL): URL => {
    const url = URL.canParse(text, base?.href) ? new URL(text, base) : null;
    if (!url || url.username || url.password) throw new Refused('address');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isHere = isLocal() && (host === 'localhost' || isLoopback(host));
    if (isIP(host) && !isAllowed(host)) throw new Refused('address');
    if (isHere) return url;
    // What an export calls by http is served by https nearly everywhere; a redirect to http is not followed.
    if (url.protocol === 'http:' && !base) url.protocol = 'https:';
    if (url.protocol !== 'https:' || url.port) throw new Refused('address');
    return url;
  };

  const get = (url: URL, signal: AbortSignal) =>
    new Promise<http.IncomingMessage>((answer, reject) => {
      const headers = { accept: 'image/*', 'user-agent': 'shop-import' };
      // No pooled connection: it would go to an address that was judged for somebody else.
      const options = { headers, lookup, signal, agent: false };
      const isSecure = url.protocol === 'https:';
      const sent = isSecure ? https.request(url, options, answer) : http.request(url, options, answer);
      sent.on('error', reject).end();
    });

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
      // Sockets fail in many ways, all of which mean that the picture cannot be had.
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

const resolveAll = (host: string, done: Resolved) =>
  systemLookup(host, { all: true }, (error, addresses) => done(error, addresses ?? []));

import { lookup as systemLookup } from 'node:dns';
import type { LookupAddress, LookupOptions } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address';

export interface PublicDeps {
  /** Allows this machine's own addresses, over http too: for a local Firebase, never deployed. */
  readonly isLocal: () => boolean;
  readonly resolve?: (host: string, done: Resolved) => void;
}
type Resolved = (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void;

/** A name resolves to an address that is not public. */
export class NotPublicError extends Error {
  override readonly name = 'NotPublicError';
}

interface Reading {
  readonly base?: URL | undefined;
  readonly upgrades?: boolean;
}

type Sent = Omit<http.RequestOptions, 'lookup' | 'agent'>;
type OnAnswer = (response: http.IncomingMessage) => void;

/**
 * Requests to addresses that people enter, over https and to public addresses only, so that nobody can reach this network
 * (SSRF). The connection goes to the checked address, so a name that changes its address in between (DNS rebinding) gains
 * nothing.
 */
export function createPublicTargets({ isLocal, resolve = resolveAll }: PublicDeps) {
  const isAllowed = (address: string) => isPublicAddress(address) || (isLocal() && isLoopback(address));

  const lookup: LookupFunction = (host, options: LookupOptions, done) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses;
      // Refuses the name if any one of its addresses is not public.
      const isPublic = first !== undefined && addresses.every(({ address }) => isAllowed(address));
      if (error || !isPublic) return done(error ?? new NotPublicError(`${host} is not public.`), '', 0);
      if (options.all) return done(null, [...addresses]);
      return done(null, first.address, first.family);
    });

  return {
    /** Null if no request may go there. `upgrades` replaces http by https. */
    urlOf(text: string, { base, upgrades = false }: Reading = {}): URL | null {
      const url = URL.canParse(text, base?.href) ? new URL(text, base) : null;
      if (!url || url.username || url.password) return null;
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const isHere = isLocal() && (host === 'localhost' || isLoopback(host));
      if (isIP(host) && !isAllowed(host)) return null;
      if (isHere) return url;
      if (upgrades && url.protocol === 'http:') url.protocol = 'https:';
      return url.protocol === 'https:' && !url.port ? url : null;
    },

    /** `url` must come from `urlOf`. */
    request(url: URL, options: Sent, onAnswer: OnAnswer): http.ClientRequest {
      // No pooled connection: its address was checked for another request.
      const judged = { ...options, lookup, agent: false };
      return url.protocol === 'https:'
        ? https.request(url, judged, onAnswer)
        : http.request(url, judged, onAnswer);
    },
  };
}

const resolveAll = (host: string, done: Resolved) =>
  systemLookup(host, { all: true }, (error, addresses) => done(error, addresses ?? []));

import { claimsOf } from '../../token-claims';
import type { Meter } from '../../usage/meter';
import { StatusError, type Caller } from '../engine/types';

export const USAGE_LABEL_HEADER = 'x-usage-label';

/** What a request's headers tell of its sender. */
export interface SenderHeaders {
  readonly authorization?: string | undefined;
  /** The authority that the sender called. */
  readonly host?: string | undefined;
  /** Of the header x-usage-label. */
  readonly label?: string | undefined;
}

/** The caller, and whom its reads and writes are counted for. @throws StatusError as `callerOf` */
export function identify({ authorization, host, label }: SenderHeaders, { functionsHost }: Meter): Caller {
  const caller = callerOf(authorization);
  const kind = caller.kind === 'admin' && host === functionsHost ? 'functions' : caller.kind;
  return { ...caller, spender: { kind, label: label ?? null } };
}

/**
 * Who sends a request, from its `Authorization` header: `Bearer owner` is the Admin SDK, an unsigned token of the
 * Auth emulator or of `mockUserToken` is a client, none at all is a stranger. Like Google's emulator this neither
 * verifies signatures nor expiry (the tokens of rules-unit-testing expired in 1970), which is why the server
 * listens on loopback only.
 * @throws StatusError UNAUTHENTICATED for a token that cannot be read.
 */
export function callerOf(authorization: string | undefined): Caller {
  const token = authorization?.replace(/^Bearer\s+/i, '').trim();
  if (!token) return { kind: 'client', auth: null };
  if (token === 'owner') return { kind: 'admin' };
  const claims = claimsOf(token);
  const uid = claims?.sub ?? claims?.user_id;
  if (!claims || typeof uid !== 'string' || uid === '') {
    throw new StatusError('UNAUTHENTICATED', 'The bearer token is not an ID token of the local Auth.');
  }
  return { kind: 'client', auth: { uid, token: claims } };
}

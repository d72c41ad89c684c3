import type { Claims, TokenReader } from '../../auth/tokens/id-tokens';
import type { Meter } from '../../usage/meter';
import type { DatabaseName } from '../engine/names';
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
export function identify(
  { authorization, host, label }: SenderHeaders,
  { meter, readToken }: { readonly meter: Meter; readonly readToken: TokenReader },
  { projectId }: DatabaseName,
): Caller {
  const caller = callerOf(authorization, (token) => readToken(token, projectId));
  const kind = caller.kind === 'admin' && host === meter.functionsHost ? 'functions' : caller.kind;
  return { ...caller, spender: { kind, label: label ?? null } };
}

/**
 * Who sends a request, from its `Authorization` header: `Bearer owner` is the Admin SDK, an ID token or one of
 * `mockUserToken` is a client, none at all is a stranger. Unless tokens are signed, this verifies neither signatures nor
 * expiry, like Google's emulator (the tokens of rules-unit-testing expired in 1970), which is why the server listens on
 * loopback only.
 * @throws StatusError UNAUTHENTICATED for a token that cannot be read.
 */
export function callerOf(
  authorization: string | undefined,
  readToken: (token: string) => Claims | null,
): Caller {
  const token = authorization?.replace(/^Bearer\s+/i, '').trim();
  if (!token) return { kind: 'client', auth: null };
  if (token === 'owner') return { kind: 'admin' };
  const claims = readToken(token);
  const uid = claims?.sub ?? claims?.user_id;
  if (!claims || typeof uid !== 'string' || uid === '') {
    throw new StatusError('UNAUTHENTICATED', 'The bearer token is not an ID token of the local Auth.');
  }
  return { kind: 'client', auth: { uid, token: claims } };
}

import { StatusError, type Caller } from '../engine/types';

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
  const claims = decodeClaims(token);
  const uid = claims?.sub ?? claims?.user_id;
  if (!claims || typeof uid !== 'string' || uid === '') {
    throw new StatusError('UNAUTHENTICATED', 'The bearer token is not an ID token of the local Auth.');
  }
  return { kind: 'client', auth: { uid, token: claims } };
}

function decodeClaims(token: string): Record<string, unknown> | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

import { sign, verify } from 'node:crypto';
import { claimsOf } from '../../token-claims';
import type { SigningKey } from './signing-key';

export type Claims = Record<string, unknown>;

/** What a token says of a project's account; null for what is none of its ID tokens. */
export type TokenReader = (token: string, projectId: string) => Claims | null;

/** Without a key tokens are taken at their word, signed or not, as by Google's emulator. */
export const tokenReader = (key: SigningKey | null): TokenReader =>
  key === null
    ? (token) => claimsOf(token)
    : (token, projectId) => {
        const judged = judge(token, projectId, key);
        return typeof judged === 'string' ? null : judged;
      };

export function signIdToken(claims: object, { kid, privateKey }: SigningKey): string {
  const signed = `${encoded({ alg: 'RS256', kid, typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** The form in which firebase-tools makes and reads tokens. */
export const unsignedIdToken = (claims: object): string =>
  `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;

/**
 * The token's claims, or why it is refused, by the rules for verifying ID tokens:
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export function judge(token: string, projectId: string, key: SigningKey): Claims | 'invalid' | 'expired' {
  const claims = claimsOf(token);
  if (!claims || !isSignedBy(key, token)) return 'invalid';
  const { aud, iss, sub, exp, iat, auth_time: authTime } = claims;
  const isOfProject = aud === projectId && iss === `https://securetoken.google.com/${projectId}`;
  if (!isOfProject || typeof sub !== 'string' || sub === '') return 'invalid';
  // Clocks differ by a second where a token is read in the one it was made in.
  const nowSeconds = Date.now() / 1_000 + 1;
  if (!(Number(iat) <= nowSeconds) || !(Number(authTime) <= nowSeconds)) return 'invalid';
  return Number(exp) > Date.now() / 1_000 ? claims : 'expired';
}

function isSignedBy({ kid, publicKey }: SigningKey, token: string): boolean {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  const named = headerOf(header);
  if (rest.length > 0 || named?.alg !== 'RS256' || named.kid !== kid) return false;
  const signed = Buffer.from(`${header}.${payload}`);
  return verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'));
}

export const isUnsigned = (token: string): boolean => headerOf(token.split('.')[0] ?? '')?.alg === 'none';

function headerOf(text: string): { readonly alg?: unknown; readonly kid?: unknown } | null {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as object | null;
  } catch {
    return null;
  }
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

import type { IncomingMessage, ServerResponse } from 'node:http';
import { aroundAll, assert } from '../../firebase-tools-parts';
import { claimsOf } from '../../token-claims';
import { isUnsigned, judge, signIdToken, unsignedIdToken } from './id-tokens';
import type { SigningKey } from './signing-key';

/** Google's own path of the keys that sign ID tokens. */
const KEYS_PATH = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const KEYS_MAX_AGE_S = 3_600;
/** Where answers have ID tokens; `securetoken` gives one under two names. */
const TOKENS = ['idToken', 'id_token', 'access_token'];

/**
 * Lets Auth give signed tokens and take no others: firebase-tools makes unsigned ones and refuses the rest, so each of
 * its operations gets tokens in that form and its answers are signed on the way out. To be called after all else that
 * goes around operations.
 */
export function signAnswers(projectId: string, key: SigningKey): void {
  aroundAll((original) => (state, body, context) => {
    const answer = original(state, unsignedBody(body, projectId, key), context);
    // Some operations call others and expect their answers at once.
    return answer instanceof Promise ? answer.then((given) => signed(given, key)) : signed(answer, key);
  });
}

function unsignedBody(body: object, projectId: string, key: SigningKey): object {
  const { idToken } = (body ?? {}) as { idToken?: unknown };
  if (typeof idToken !== 'string' || idToken === '') return body;
  const judged = judge(idToken, projectId, key);
  assert(judged !== 'expired', 'TOKEN_EXPIRED');
  assert(judged !== 'invalid', 'INVALID_ID_TOKEN');
  return { ...body, idToken: unsignedIdToken(judged as object) };
}

function signed(answer: unknown, key: SigningKey): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const tokens = Object.entries(answer).filter(
    ([name, value]) => TOKENS.includes(name) && typeof value === 'string' && isUnsigned(value),
  );
  const resigned = tokens.map(([name, token]) => [name, signIdToken(claimsOf(String(token)) ?? {}, key)]);
  return tokens.length > 0 ? { ...answer, ...Object.fromEntries(resigned) } : answer;
}

/** Answers who asks for the public key, as a set of JSON web keys. */
export function answerKeys(
  { kid, publicKey }: SigningKey,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if ((request.url ?? '').split('?')[0]?.replace('%40', '@') !== KEYS_PATH) return false;
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', `public, max-age=${KEYS_MAX_AGE_S}`);
  const key = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
  response.end(JSON.stringify({ keys: [key] }));
  return true;
}

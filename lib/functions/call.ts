import type { CallableName, Callables } from '@/lib/domain/api/callables';
import { REQUEST_ID } from '@/lib/domain/api/request-id';
import { ERROR_STATUS, type AppError } from '@/lib/domain/errors/app-error';
import { PROOF_OF_WORK, type SolvedChallenge } from '@/lib/domain/limits/proof-of-work';
import { fail, ok, type Result } from '@/lib/domain/result';
import { withAppCheck } from '@/lib/firebase/with-app-check';
import { errorCodeOf } from '@/lib/firebase/error-code';
import { sessionReady } from '@/lib/firebase/auth/session';
import { signInAfresh } from '@/lib/functions/account/fresh-sign-in';
import { randomKey } from '@/lib/browser/random-key';

/**
 * Calls a callable as the signed-in user, if any, with a request id for logs and orders. Expected failures
 * and a missing network are a failed `Result`. A call that needs a fresh sign-in asks for one and is retried.
 */
export async function call<N extends CallableName>(
  name: N,
  request: Callables[N]['request'],
): Promise<Result<Callables[N]['response']>> {
  const answer = await sendSolving(name, request);
  if (answer.ok || answer.error.code !== 'fresh-sign-in-required') return answer;
  return (await signInAfresh(answer.error)) ? sendSolving(name, request) : answer;
}

/** Sends a call. If the functions demand a proof of work, solves it and retries. */
async function sendSolving<N extends CallableName>(
  name: N,
  request: Callables[N]['request'],
): Promise<Result<Callables[N]['response']>> {
  const answer = await send(name, request);
  if (answer.ok || answer.error.code !== 'proof-of-work-required') return answer;
  const { challenge, bits } = answer.error.params ?? {};
  try {
    const { solveProofOfWork } = await import('@/lib/functions/solve-proof-of-work');
    const solved = await solveProofOfWork({ challenge: String(challenge), bits: Number(bits) });
    return await send(name, request, solved);
  } catch {
    // The solver did not load, or the browser has no WebCrypto, as on a page without https.
    return answer;
  }
}

async function send<N extends CallableName>(
  name: N,
  request: Callables[N]['request'],
  proof?: SolvedChallenge,
): Promise<Result<Callables[N]['response']>> {
  try {
    const sdk = withAppCheck(() => import('@/lib/firebase/functions'));
    const [{ callable }] = await Promise.all([sdk, sessionReady()]);
    const { data } = await callable(name)({
      ...request,
      [REQUEST_ID]: randomKey(),
      ...(proof && { [PROOF_OF_WORK]: proof }),
    });
    // Not parsed: caller and function share these types at compile time, and the function validated its answer.
    return ok(data as Callables[N]['response']);
  } catch (error) {
    return fail(appErrorOf(error));
  }
}

function appErrorOf(error: unknown): AppError {
  if (typeof error === 'object' && error && 'details' in error && isAppError(error.details))
    return error.details;
  // Without details the request never reached the handler: the SDK reports a broken connection as `internal`.
  const code = errorCodeOf(error);
  return { code: code === 'internal' ? 'try-again' : code };
}

const isAppError = (value: unknown): value is AppError =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  Object.hasOwn(ERROR_STATUS, value.code);

import type { Result } from '@/lib/domain/result';
import { removeFactor, startFactor, type StartedFactor } from '@/lib/firebase/auth/second-factor';
import { signInAfresh } from '@/lib/functions/account/fresh-sign-in';

/** Retries a call that the provider refused for lack of a fresh sign-in. */
async function afterProof<T>(run: () => Promise<Result<T>>): Promise<Result<T>> {
  const done = await run();
  return !done.ok && (await signInAfresh(done.error)) ? run() : done;
}

/** Starts a second factor; see `startFactor`. */
export const beginFactor = (issuer: string): Promise<Result<StartedFactor>> =>
  afterProof(() => startFactor(issuer));

/** Removes a factor. */
export const endFactor = (id: string): Promise<Result<null>> => afterProof(() => removeFactor(id));

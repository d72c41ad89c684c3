import { fail, ok, type Result } from '@/lib/domain/result';
import { authErrorOf } from '@/lib/firebase/auth/auth-error';
import { loadAuth, type AuthModule } from '@/lib/firebase/auth/session';

/** Runs with the Auth SDK, loaded on demand; a provider's refusal is a failed `Result`. */
export async function withAuth<T>(run: (loaded: AuthModule) => Promise<T>): Promise<Result<T>> {
  try {
    const loaded = await loadAuth();
    await loaded.auth.authStateReady();
    return ok(await run(loaded));
  } catch (error) {
    return fail(authErrorOf(error));
  }
}

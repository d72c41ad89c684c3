import { env } from '@/lib/env';

let loaded: Promise<unknown> | undefined;

/**
 * Resolves to what `sdk` brings once that sends App Check tokens, which it does where a key is configured; elsewhere
 * nothing more is loaded. Without App Check's own code requests go out as they are, for the server to refuse.
 */
export async function withAppCheck<M>(sdk: Promise<M>): Promise<M> {
  if (env.appCheckKey) {
    loaded ??= import('@/lib/firebase/app-check');
    await loaded.catch(() => (loaded = undefined));
  }
  return sdk;
}

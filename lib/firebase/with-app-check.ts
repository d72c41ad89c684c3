import { env } from '@/lib/env';
import { loadSdk } from '@/lib/firebase/load-sdk';

let loaded: Promise<unknown> | undefined;

/**
 * Resolves to what `load` brings, an SDK that sends App Check tokens where a key is configured; elsewhere
 * nothing more is loaded. Without App Check's own code requests go out as they are, for the server to refuse.
 */
export async function withAppCheck<M>(load: () => Promise<M>): Promise<M> {
  if (!env.appCheckKey) return loadSdk(load);
  loaded ??= loadSdk(() => import('@/lib/firebase/app-check'));
  const sdk = loadSdk(load);
  await Promise.all([sdk, loaded.catch(() => (loaded = undefined))]);
  return sdk;
}

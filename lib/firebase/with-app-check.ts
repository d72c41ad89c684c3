import { env } from '@/lib/env';
import { loadSdk } from '@/lib/firebase/load-sdk';

let loaded: Promise<unknown> | undefined;

/**
 * Resolves to the SDK that `load` loads. If an App Check key is configured, App Check's code is loaded too, so that requests
 * carry tokens; if that code fails to load, they are sent without, and the server may refuse them.
 */
export async function withAppCheck<M>(load: () => Promise<M>): Promise<M> {
  if (!env.appCheckKey) return loadSdk(load);
  loaded ??= loadSdk(() => import('@/lib/firebase/app-check'));
  const sdk = loadSdk(load);
  await Promise.all([sdk, loaded.catch(() => (loaded = undefined))]);
  return sdk;
}

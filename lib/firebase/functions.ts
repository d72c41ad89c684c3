import { _addComponent } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { env } from '@/lib/env';
import { firebaseApp, hostAndPort } from '@/lib/firebase/app';
import { pushToken } from '@/lib/push-token';

const REGION = 'us-central1';

/**
 * The SDK asks the app for a messaging token and, while notifications are permitted, sends it with every call (SPEC.md
 * 7). FCM's package, which would answer, is not loaded for that: it would make a token that the shop does not know.
 */
function offerPushToken(): void {
  _addComponent(firebaseApp(), {
    name: 'messaging-internal',
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    instanceFactory: () => ({ getToken: () => Promise.resolve(pushToken()) }),
  });
}

function connect() {
  offerPushToken();
  const functions = getFunctions(firebaseApp(), REGION);
  if (env.emulators.functions) connectFunctionsEmulator(functions, ...hostAndPort(env.emulators.functions));
  return functions;
}

const functions = connect();

/** As long as the functions themselves may take; the SDK would give up after 70 seconds. */
const PATIENCE_MS = 540_000;

/** The callable function `name`; the SDK attaches the signed-in user's token and the others. */
export const callable = (name: string) =>
  httpsCallable<unknown, unknown>(functions, name, { timeout: PATIENCE_MS });

import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { env } from '@/lib/env';
import { firebaseApp, hostAndPort } from '@/lib/firebase/app';
import { offerPushToken } from '@/lib/firebase/messaging-internal';

const REGION = 'us-central1';

function connect() {
  offerPushToken();
  const functions = getFunctions(firebaseApp(), REGION);
  if (env.emulators.functions) connectFunctionsEmulator(functions, ...hostAndPort(env.emulators.functions));
  return functions;
}

const functions = connect();

/** As long as the functions themselves may take; the SDK would give up after 70 seconds. */
const TIMEOUT_MS = 540_000;

/** The callable function `name`; the SDK attaches the signed-in user's token and the others. */
export const callable = (name: string) =>
  httpsCallable<unknown, unknown>(functions, name, { timeout: TIMEOUT_MS });

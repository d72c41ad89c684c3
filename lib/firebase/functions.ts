import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { env } from '@/lib/env';
import { firebaseApp, hostAndPort } from '@/lib/firebase/app';

const REGION = 'us-central1';

function connect() {
  const functions = getFunctions(firebaseApp(), REGION);
  if (env.emulators.functions) connectFunctionsEmulator(functions, ...hostAndPort(env.emulators.functions));
  return functions;
}

const functions = connect();

/** The callable function `name`; the SDK attaches the signed-in user's token. */
export const callable = (name: string) => httpsCallable<unknown, unknown>(functions, name);

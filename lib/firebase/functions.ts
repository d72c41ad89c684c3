import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { callablePath } from '@/lib/domain/api/api-groups';
import type { CallableName } from '@/lib/domain/api/callables';
import { firebaseApp } from '@/lib/firebase/app';
import { functionsAddress, REGION } from '@/lib/firebase/functions-address';
import { offerPushToken } from '@/lib/firebase/messaging-internal';

function connect() {
  offerPushToken();
  return getFunctions(firebaseApp(), REGION);
}

const functions = connect();

/** The longest time that a function may take; the SDK would give up after 70 seconds. */
const TIMEOUT_MS = 540_000;

/** The callable function `name`; the SDK attaches the signed-in user's token, and those of App Check and messaging. */
export const callable = (name: CallableName) =>
  httpsCallableFromURL<unknown, unknown>(functions, `${functionsAddress()}/${callablePath(name)}`, {
    timeout: TIMEOUT_MS,
  });

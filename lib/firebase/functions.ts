import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { callablePath } from '@/lib/domain/api/api-groups';
import type { CallableName } from '@/lib/domain/api/callables';
import { env } from '@/lib/env';
import { firebaseApp } from '@/lib/firebase/app';
import { offerPushToken } from '@/lib/firebase/messaging-internal';

const REGION = 'us-central1';

function connect() {
  offerPushToken();
  return getFunctions(firebaseApp(), REGION);
}

const functions = connect();

/** Address of the project's functions, as `lib/server/security-headers.js` allows it. */
function address(): string {
  const { projectId } = env.firebase;
  return env.emulators.functions
    ? `http://${env.emulators.functions}/${projectId}/${REGION}`
    : `https://${REGION}-${projectId}.cloudfunctions.net`;
}

/** As long as the functions themselves may take; the SDK would give up after 70 seconds. */
const TIMEOUT_MS = 540_000;

/** The callable function `name`; the SDK attaches the signed-in user's token and the others. */
export const callable = (name: CallableName) =>
  httpsCallableFromURL<unknown, unknown>(functions, `${address()}/${callablePath(name)}`, {
    timeout: TIMEOUT_MS,
  });

import { env } from '@/lib/env';

export const REGION = 'us-central1';

/** Address of the project's functions, as `lib/server/security-headers.js` allows it. */
export function functionsAddress(): string {
  const { projectId } = env.firebase;
  return env.emulators.functions
    ? `http://${env.emulators.functions}/${projectId}/${REGION}`
    : `https://${REGION}-${projectId}.cloudfunctions.net`;
}

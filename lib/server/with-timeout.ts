import { env } from '@/lib/env';
import { serverEnv } from '@/lib/server/env';

/** Milliseconds. The SDK alone retries for most of a minute, while the browser shows nothing. */
const TIMEOUT_MS = 8_000;

/**
 * Bounds a Firestore read: rejects with a named error after `timeoutMs`, so that the page can report a
 * failure. During a build it waits for as long as the SDK does.
 */
export async function withTimeout<T>(read: Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  if (serverEnv.isBuilding) return read;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const message = `Firestore of the project "${env.firebase.projectId}" does not answer.`;
    timer = setTimeout(() => reject(new Error(message)), timeoutMs);
  });
  return Promise.race([read, timeout]).finally(() => clearTimeout(timer));
}

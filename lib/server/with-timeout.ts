import { answerWithin, TimedOutError } from '@/lib/settle-within';
import { env } from '@/lib/env';
import { serverEnv } from '@/lib/server/env';

/** Milliseconds. Without it the SDK retries for most of a minute, while the browser shows nothing. */
const TIMEOUT_MS = 8_000;

/**
 * Bounds a Firestore read: rejects with a named error after `timeoutMs`, so that the page can report a
 * failure. During a build it waits for as long as the SDK does.
 */
export async function withTimeout<T>(read: Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  if (serverEnv.isBuilding) return read;
  return answerWithin(timeoutMs, read).catch((error: unknown) => {
    if (!(error instanceof TimedOutError)) throw error;
    throw new Error(`Firestore of the project "${env.firebase.projectId}" does not answer.`);
  });
}

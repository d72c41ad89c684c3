import { env } from '@/lib/env';
import { serverEnv } from '@/lib/server/env';

/** Milliseconds. The SDK itself tries for most of a minute, in which a browser shows nothing at all. */
const PATIENCE_MS = 8_000;

/**
 * What is read of Firestore, or within `patienceMs` an error that names it: pages then say that something went wrong, and
 * the log says what. Nobody sits at a browser while a site is built, which waits for as long as the SDK does.
 */
export async function answered<T>(read: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  if (serverEnv.isBuilding) return read;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const told = `Firestore of the project "${env.firebase.projectId}" does not answer.`;
    timer = setTimeout(() => reject(new Error(told)), patienceMs);
  });
  return Promise.race([read, silence]).finally(() => clearTimeout(timer));
}

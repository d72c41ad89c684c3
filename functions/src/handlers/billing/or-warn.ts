import { failureOf } from '@/functions/src/failure-of';
import type { Result } from '@/lib/domain/result';

export type Warn = (message: string, about: Readonly<Record<string, unknown>>) => void;

/**
 * Does one store's part of a schedule. A failure, returned or thrown, is a warning and resolves to null, so that the other stores'
 * parts go on.
 */
export async function orWarn<T>(
  warn: Warn,
  message: string,
  about: Readonly<Record<string, unknown>>,
  run: () => Promise<Result<T>>,
): Promise<{ readonly value: T } | null> {
  try {
    const done = await run();
    if (done.ok) return done;
    warn(message, { ...about, code: done.error.code });
  } catch (error) {
    warn(message, { ...about, error: failureOf(error) });
  }
  return null;
}

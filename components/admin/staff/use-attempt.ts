import { useState } from 'react';
import { useAction } from '@/components/overlays/use-action';
import type { Result } from '@/lib/domain/result';

/** Runs one call at a time for the chosen `asked`; then notifies about the result and clears the choice. */
export function useAttempt<T>() {
  const { run, busy } = useAction();
  const [asked, ask] = useState<T | null>(null);

  const attempt = async (work: Promise<Result<unknown>>, done: string) => {
    await run(work, done);
    ask(null);
  };

  return { busy, asked, ask, attempt };
}

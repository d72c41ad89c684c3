import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import type { Result } from '@/lib/domain/result';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Runs one call at a time for the chosen `asked`; then notifies about the result and clears the choice. */
export function useAttempt<T>() {
  const { ofError } = useErrorText();
  const [busy, setBusy] = useState(false);
  const [asked, ask] = useState<T | null>(null);

  const attempt = async (work: Promise<Result<unknown>>, done: string) => {
    setBusy(true);
    const result = await work;
    setBusy(false);
    ask(null);
    notify(
      result.ok ? { type: 'success', message: done } : { type: 'error', message: ofError(result.error) },
    );
  };

  return { busy, asked, ask, attempt };
}

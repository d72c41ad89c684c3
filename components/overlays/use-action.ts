import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import type { Result } from '@/lib/domain/result';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Runs a call: `busy` until it answers. A toast shows a failure, and with `done` also success. */
export function useAction() {
  const { ofError } = useErrorText();
  const [busy, setBusy] = useState(false);
  const run = async <T>(answer: Promise<Result<T>>, done?: string): Promise<Result<T>> => {
    setBusy(true);
    const result = await answer;
    setBusy(false);
    if (!result.ok) notify({ type: 'error', message: ofError(result.error) });
    else if (done) notify({ type: 'success', message: done });
    return result;
  };
  return { run, busy };
}

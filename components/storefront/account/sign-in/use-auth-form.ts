import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'next/router';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Result } from '@/lib/domain/result';

interface AuthForm {
  /** Where to go after signing in. */
  readonly next: string;
  readonly doneMessage: string;
  /** True from the submission until the next page is shown. */
  readonly onBusy: (busy: boolean) => void;
}

/** Submits a sign-in or sign-up form. Failures appear at their fields, or above the form as `failure`. */
export function useAuthForm<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  { next, doneMessage, onBusy }: AuthForm,
) {
  const { push } = useRouter();
  // A press before hydration is submitted later, when the router may not know the address yet.
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  }, [next]);
  const [failure, setFailure] = useState<AppError | null>(null);

  const submit = async (send: () => Promise<Result<unknown>>) => {
    setFailure(null);
    onBusy(true);
    const result = await send();
    if (result.ok) {
      notify({ type: 'success', message: doneMessage });
      await push(latest.current);
    } else {
      const fields = Object.entries(result.error.fields ?? {});
      for (const [field, message] of fields) form.setError(field as Path<Form>, { message });
      if (fields.length === 0) setFailure(result.error);
    }
    onBusy(false);
  };

  return { failure, submit };
}

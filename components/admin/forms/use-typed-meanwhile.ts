import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSame } from '@/lib/domain/is-same';

/**
 * Keeps text that is typed while a save runs: it stays in the form, unsaved, when the saved values arrive. Call it with the
 * values sent, in the update that gives the form its new `values`.
 */
export function useTypedMeanwhile<Form extends FieldValues>(form: UseFormReturn<Form>): (sent: Form) => void {
  const [typed, setTyped] = useState<Form | null>(null);
  // Runs after the form's own effect, which applies its new values.
  useEffect(() => {
    if (typed) form.reset(typed, { keepDefaultValues: true });
  }, [typed, form]);
  return (sent) => {
    const now = form.getValues();
    if (!isSame(now, sent)) setTyped(now);
  };
}

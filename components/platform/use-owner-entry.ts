import { useState } from 'react';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Result } from '@/lib/domain/result';
import { enterAsOwner, type OwnerEntry } from '@/lib/functions/opening/enter-as-owner';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** A form that logs somebody in, or signs them up, with the second factor where there is one. */
export function useOwnerEntry() {
  const { ofField } = useErrorText();
  const [entry, setEntry] = useState<OwnerEntry>({ email: '', password: '', code: '' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const fields = failure?.fields ?? {};
  const needsCode = failure?.code === 'second-factor-required' || 'code' in fields;
  /** The properties of a field's input. */
  const enter = (field: keyof OwnerEntry) => ({
    name: field,
    dir: 'ltr',
    value: entry[field],
    error: ofField(fields[field]),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setEntry({ ...entry, [field]: target.value }),
  });
  const submit = async (way: 'new' | 'known'): Promise<Result<unknown>> => {
    setBusy(true);
    const entered = await enterAsOwner(needsCode ? 'code' : way, entry);
    setBusy(false);
    setFailure(entered.ok ? null : entered.error);
    return entered;
  };
  /** A failure that belongs to no field. */
  const failureAbove = failure && !failure.fields && !needsCode ? failure : null;
  return { busy, needsCode, enter, submit, failureAbove, forget: () => setFailure(null) };
}

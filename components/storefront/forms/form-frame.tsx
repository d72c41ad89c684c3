import type { ReactNode, SyntheticEvent, ComponentProps } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { TextField } from '@/components/ui/forms/text-field';
import type { AppError } from '@/lib/domain/errors/app-error';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';

interface FormFrameProps {
  readonly className: string | undefined;
  /** A failure that belongs to no field. */
  readonly failure: AppError | null;
  readonly submitting: boolean;
  readonly submitLabel: string;
  readonly children: ReactNode;
  readonly onSubmit: (event: SyntheticEvent) => Promise<unknown>;
}

/**
 * A shopper's form: the failure on top, the fields, one button. Before hydration the button is disabled, which also stops
 * submits by Enter; typed text stays.
 */
export function FormFrame(props: FormFrameProps) {
  const { className, failure, submitting, submitLabel, children, onSubmit } = props;
  const text = useErrorText();
  return (
    <form className={className} method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      {failure && <Alert tone="error" title={text.ofError(failure)} />}
      {children}
      <Button type="submit" size="lg" loading={submitting} disabled={!useHydrated()}>
        {submitLabel}
      </Button>
    </form>
  );
}

interface FormTextFieldProps<Values extends FieldValues> extends Omit<
  ComponentProps<typeof TextField>,
  'error' | 'form' | 'name'
> {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
}

/** A field of `form`, with its error below it. */
export function FormTextField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  const { form, name, ...field } = props;
  const { ofField } = useErrorText();
  const { error } = form.getFieldState(name, form.formState);
  return <TextField {...field} error={ofField(error?.message)} {...form.register(name)} />;
}

import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextField } from '@/components/ui/text-field';
import { useErrorText } from '@/lib/hooks/use-error-text';

interface FormTextFieldProps<Values extends FieldValues> extends Omit<
  ComponentProps<typeof TextField>,
  'error' | 'form' | 'name'
> {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
}

/** A field of `form`, with its refusal under it. */
export function FormTextField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  const { form, name, ...field } = props;
  const { ofField } = useErrorText();
  const { error } = form.getFieldState(name, form.formState);
  return <TextField {...field} error={ofField(error?.message)} {...form.register(name)} />;
}

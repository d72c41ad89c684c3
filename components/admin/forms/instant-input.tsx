import { Field, Input } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { useTypedInstant } from '@/components/admin/forms/time/use-typed-instant';
import { useField } from '@/components/admin/forms/use-field';

interface InstantInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}

/** An instant in the surrounding form (milliseconds or null), shown in the store's time zone. */
export function InstantInput({ name, label, hint }: InstantInputProps) {
  const { control, error } = useField(name);
  const { field } = useController({ name, control });
  const value: unknown = field.value;
  const { onChange, onBlur } = field;
  const typed = useTypedInstant({ value: typeof value === 'number' ? value : null, onChange, onBlur });
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <Input {...field} type="datetime-local" dir="ltr" {...typed} />
      <Field.HelperText>{hint}</Field.HelperText>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

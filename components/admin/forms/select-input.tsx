import { Field, NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useField } from '@/components/admin/forms/use-field';

interface SelectInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A select as a field of the surrounding form. */
export function SelectInput({ name, label, hint, options }: SelectInputProps) {
  const { register, error } = useField(name);
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field {...register(name)}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

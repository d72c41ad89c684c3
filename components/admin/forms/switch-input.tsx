import { Field, Switch } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useField } from '@/components/admin/forms/use-field';

interface SwitchInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A switch as a field of the surrounding form. */
export function SwitchInput({ name, label, hint }: SwitchInputProps) {
  const { control, error } = useField(name);
  return (
    <Field.Root invalid={Boolean(error)}>
      <Controller
        name={name}
        control={control}
        render={({ field }) => (
          <Switch.Root
            checked={field.value === true}
            onCheckedChange={({ checked }) => field.onChange(checked)}
            ids={{ hiddenInput: `switch-${name}` }}
          >
            <Switch.HiddenInput onBlur={field.onBlur} />
            <Switch.Control />
            <Switch.Label>{label}</Switch.Label>
          </Switch.Root>
        )}
      />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

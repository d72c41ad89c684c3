import { Field, Input } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { useField } from '@/components/admin/forms/use-field';
import { useStoreSetting } from '@/context/store-setting-context';
import { instantOf, wallTime } from '@/lib/domain/time/wall-time';

interface InstantInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}

/** An instant in the surrounding form (milliseconds or null), shown in the store's time zone. */
export function InstantInput({ name, label, hint }: InstantInputProps) {
  const { control, error } = useField(name);
  const { timeZone } = useStoreSetting();
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, ...rest } }) => (
          <Input
            {...rest}
            type="datetime-local"
            dir="ltr"
            value={typeof value === 'number' ? wallTime(value, timeZone) : ''}
            onChange={({ currentTarget }) => onChange(instantOf(currentTarget.value, timeZone))}
          />
        )}
      />
      <Field.HelperText>{hint}</Field.HelperText>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

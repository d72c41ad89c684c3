import { Field, NativeSelect } from '@chakra-ui/react';

interface SelectFieldProps<Value extends string> extends Omit<Field.RootProps, 'children' | 'onChange'> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly size?: NativeSelect.RootProps['size'];
  readonly onChange: (value: Value) => void;
}

/** A select with its label, outside of a form of the form library. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, size, disabled, onChange, ...field } = props;
  return (
    <Field.Root {...field}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size={size} disabled={disabled}>
        <NativeSelect.Field
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

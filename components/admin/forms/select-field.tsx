import { Field, NativeSelect } from '@chakra-ui/react';

interface SelectProps<Value extends string> extends Omit<NativeSelect.RootProps, 'children' | 'onChange'> {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A select outside of a form of the form library. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, onChange, 'aria-label': label, ...root } = props;
  return (
    <NativeSelect.Root {...root}>
      <NativeSelect.Field
        aria-label={label}
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
  );
}

interface SelectFieldProps<Value extends string>
  extends
    Omit<Field.RootProps, 'children' | 'onChange'>,
    Pick<SelectProps<Value>, 'value' | 'options' | 'size' | 'onChange'> {
  readonly label: string;
}

/** The same with its label above it. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  // `disabled` goes to the field: within one, Chakra ignores the select's own.
  const { label, value, options, size, onChange, ...field } = props;
  return (
    <Field.Root {...field}>
      <Field.Label>{label}</Field.Label>
      <Select {...{ value, options, size, onChange }} />
    </Field.Root>
  );
}

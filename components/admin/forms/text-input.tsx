import { Field, Group, Input, InputAddon, Textarea } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useField } from '@/components/admin/forms/use-field';

interface TextInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Stands beside the input, as a currency. */
  readonly unit?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  readonly inputMode?: 'decimal' | 'numeric';
  readonly dir?: 'ltr' | 'rtl';
  readonly lang?: string;
  readonly placeholder?: string;
  readonly rows?: number;
  /** Another field whose refusal belongs here too, as of both languages together. */
  readonly alsoRefusedAt?: string;
}

/** A field of the surrounding form, with its refusal under it. */
export function TextInput(props: TextInputProps) {
  const { name, label, hint, unit, type = 'text', inputMode, dir, lang, placeholder, rows } = props;
  const own = useField(name);
  const also = useField(props.alsoRefusedAt ?? name);
  const error = own.error ?? also.error;
  const shared = { dir, lang, placeholder, ...own.register(name) };
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      {rows ? (
        <Textarea rows={rows} {...shared} />
      ) : (
        <Group attached width="full">
          <Input type={type} inputMode={inputMode} {...shared} />
          {unit && <InputAddon>{unit}</InputAddon>}
        </Group>
      )}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

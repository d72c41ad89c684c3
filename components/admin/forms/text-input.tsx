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
  /** A field that this one is a piece of, as a text in both languages: it is checked again as this one changes. */
  readonly pieceOf?: string;
  /** The refusal of the whole stands here. */
  readonly isFirstPiece?: boolean;
}

/** A field of the surrounding form, with its refusal under it. */
export function TextInput(props: TextInputProps) {
  const { name, label, hint, unit, type = 'text', inputMode, dir, lang, placeholder, rows } = props;
  const { pieceOf, isFirstPiece = false } = props;
  const own = useField(name);
  const whole = useField(pieceOf ?? name);
  const error = own.error ?? (isFirstPiece ? whole.error : undefined);
  const shared = { dir, lang, placeholder, ...own.register(name, { deps: pieceOf }) };
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

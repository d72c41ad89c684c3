import { Field, Input, type InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

interface PlainFieldProps extends Omit<InputProps, 'name'> {
  readonly name:
    | 'compareAtPrice'
    | `variants.${number}.${'price' | 'salePrice' | 'stock' | 'weight' | 'sku'}`
    | `options.${number}.values.${number}.${'width' | 'height'}`;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A draft field with one value for both languages. */
export function PlainField({ name, label, hint, ...input }: PlainFieldProps) {
  const text = useErrorText();
  const { register, formState, getFieldState } = useDraftForm();
  const { error } = getFieldState(name, formState);
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <Input {...input} {...register(name)} />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{text.ofField(error?.message)}</Field.ErrorText>
    </Field.Root>
  );
}

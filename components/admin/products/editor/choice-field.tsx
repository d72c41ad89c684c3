import { Field, NativeSelect } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { useErrorText } from '@/lib/hooks/use-error-text';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps {
  readonly name: 'status' | 'categoryId' | 'subCategoryId' | 'brandId';
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly onChosen?: () => void;
}

export function ChoiceField({ name, label, choices, onChosen }: ChoiceFieldProps) {
  const text = useErrorText();
  const { control } = useDraftForm();
  const { field, fieldState } = useController({ control, name });
  return (
    <Field.Root invalid={Boolean(fieldState.error)} disabled={choices.length < 2}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          {...field}
          onChange={(event) => {
            field.onChange(event);
            onChosen?.();
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.ErrorText>{text.ofField(fieldState.error?.message)}</Field.ErrorText>
    </Field.Root>
  );
}

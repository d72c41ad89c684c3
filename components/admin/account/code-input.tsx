import { Field, Input } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';

interface CodeInputProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
}

/** A field for the authenticator app's six digits. */
export function CodeInput({ value, error, onChange }: CodeInputProps) {
  const { t } = useTranslation('admin');
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{t('freshSignIn.code')}</Field.Label>
      <Input
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        maxLength={9}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Field.HelperText>{t('freshSignIn.codeHint')}</Field.HelperText>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

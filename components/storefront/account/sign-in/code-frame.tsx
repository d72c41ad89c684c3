import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import type { SyntheticEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { FormFrame, FormTextField } from '@/components/storefront/forms/form-frame';
import { codeSchema, type CodeForm as Values } from '@/lib/domain/account/code-schema';
import type { AppError } from '@/lib/domain/errors/app-error';

export const useCodeForm = () =>
  useForm<Values>({ resolver: yupResolver(codeSchema), defaultValues: { code: '' } });

interface CodeFrameProps {
  readonly form: UseFormReturn<Values>;
  readonly className: string | undefined;
  readonly failure: AppError | null;
  readonly onSubmit: (event: SyntheticEvent) => Promise<unknown>;
}

/** Asks for the authenticator app's code. */
export function CodeFrame({ form, className, failure, onSubmit }: CodeFrameProps) {
  const { t } = useTranslation('account');
  return (
    <FormFrame
      className={className}
      failure={failure}
      submitting={form.formState.isSubmitting}
      submitLabel={t('code.submit')}
      onSubmit={onSubmit}
    >
      <FormTextField
        form={form}
        name="code"
        label={t('code.label')}
        hint={t('code.hint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        autoFocus
      />
    </FormFrame>
  );
}

import { Button, Field, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { CodeInput } from '@/components/admin/account/code-input';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { codeSchema } from '@/lib/domain/account/code-schema';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Result } from '@/lib/domain/result';
import { reauthenticateWithGoogle, reauthenticate } from '@/lib/firebase/auth/own-account';
import { submitSecondFactorCode } from '@/lib/firebase/auth/second-factor';
import type { Asked } from '@/lib/functions/account/fresh-sign-in';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

interface FreshSignInDialogProps {
  readonly asked: Asked;
  /** The account's sign-in methods, by the provider's names. */
  readonly methods: readonly string[];
  readonly email: string;
  readonly onClose: (proved: boolean) => void;
}

/** Asks for the password (or Google) and the second factor, if there is one; the page behind it stays as it is. */
export function FreshSignInDialog({ asked, methods, email, onClose }: FreshSignInDialogProps) {
  const { t } = useTranslation('admin');
  const text = useErrorText();
  const [step, setStep] = useState<'credential' | 'code'>(asked === 'code' ? 'code' : 'credential');
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const byPassword = methods.includes('password');

  const proveBy = async (prove: () => Promise<Result<unknown>>) => {
    setBusy(true);
    setFailure(null);
    const proved = await prove();
    setBusy(false);
    if (proved.ok) return onClose(true);
    if (proved.error.code !== 'second-factor-required') return setFailure(proved.error);
    setTyped('');
    setStep('code');
  };
  const submit = async () => {
    if (step === 'code') {
      if (codeSchema.isValidSync({ code: typed }))
        return proveBy(() => submitSecondFactorCode(codeSchema.validateSync({ code: typed }).code));
      return setFailure({ code: 'invalid-input', fields: { code: 'field.code.required' } });
    }
    if (typed) return proveBy(() => reauthenticate(typed));
    setFailure({ code: 'invalid-input', fields: { currentPassword: 'field.password.required' } });
  };

  const { currentPassword, code } = failure?.fields ?? {};
  const asksForText = step === 'code' || byPassword;
  return (
    <AdminDialog
      title={t('freshSignIn.title')}
      busy={busy}
      failure={failure && !failure.fields ? text.ofError(failure) : null}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={() => onClose(false)}>
            {t('freshSignIn.cancel')}
          </Button>
          {asksForText && (
            <Button type="submit" loading={busy}>
              {t('freshSignIn.confirm')}
            </Button>
          )}
        </>
      }
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      <Text>{t(step === 'code' ? 'freshSignIn.codeText' : 'freshSignIn.text')}</Text>
      {step === 'code' && <CodeInput value={typed} error={text.ofField(code)} onChange={setTyped} />}
      {step === 'credential' && byPassword && (
        <>
          {/* Tells a password manager whose password it is. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <Field.Root invalid={Boolean(currentPassword)}>
            <Field.Label>{t('freshSignIn.password')}</Field.Label>
            <Input
              type="password"
              autoComplete="current-password"
              dir="ltr"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Field.ErrorText>{text.ofField(currentPassword)}</Field.ErrorText>
          </Field.Root>
        </>
      )}
      {step === 'credential' && methods.includes('google.com') && (
        <Button variant="outline" loading={busy} onClick={() => void proveBy(reauthenticateWithGoogle)}>
          {t('freshSignIn.google')}
        </Button>
      )}
    </AdminDialog>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ConsoleDialog } from '@/components/platform/console/console-dialog';
import { TextField } from '@/components/ui/forms/text-field';
import { codeSchema } from '@/lib/domain/account/code-schema';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Result } from '@/lib/domain/result';
import { reauthenticate } from '@/lib/firebase/auth/own-account';
import { submitSecondFactorCode } from '@/lib/firebase/auth/second-factor';
import type { Asked } from '@/lib/functions/account/fresh-sign-in';
import { useSignInPrompt } from '@/lib/hooks/account/use-sign-in-prompt';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Asks for the password again whenever a call needs a fresh sign-in; what was typed behind it stays. */
export function FreshSignInGate() {
  const { asked, close } = useSignInPrompt();
  return asked && <FreshSignInDialog asked={asked} onClose={close} />;
}

interface FreshSignInDialogProps {
  readonly asked: Asked;
  readonly onClose: (proved: boolean) => void;
}

function FreshSignInDialog({ asked, onClose }: FreshSignInDialogProps) {
  const { t } = useTranslation('console');
  const { ofError, ofField } = useErrorText();
  const [step, setStep] = useState<'password' | 'code'>(asked === 'code' ? 'code' : 'password');
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  const prove = async (by: () => Promise<Result<unknown>>) => {
    setBusy(true);
    const proved = await by();
    setBusy(false);
    if (proved.ok) return onClose(true);
    if (proved.error.code !== 'second-factor-required') return setFailure(proved.error);
    setTyped('');
    setFailure(null);
    setStep('code');
  };
  const refuse = (field: string, problem: string) =>
    setFailure({ code: 'invalid-input', fields: { [field]: problem } });
  const submit = () => {
    if (step === 'code')
      return codeSchema.isValidSync({ code: typed })
        ? void prove(() => submitSecondFactorCode(codeSchema.validateSync({ code: typed }).code))
        : refuse('code', 'field.code.required');
    return typed
      ? void prove(() => reauthenticate(typed))
      : refuse('currentPassword', 'field.password.required');
  };
  const { currentPassword, code } = failure?.fields ?? {};
  const isCode = step === 'code';
  return (
    <ConsoleDialog
      title={t('freshSignIn.title')}
      submitLabel={t('freshSignIn.confirm')}
      busy={busy}
      failure={failure && !failure.fields ? ofError(failure) : null}
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      <p>{t(isCode ? 'freshSignIn.codeText' : 'freshSignIn.text')}</p>
      <TextField
        key={step}
        label={t(isCode ? 'entry.code' : 'entry.password')}
        type={isCode ? 'text' : 'password'}
        autoComplete={isCode ? 'one-time-code' : 'current-password'}
        dir="ltr"
        value={typed}
        error={ofField(isCode ? code : currentPassword)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ConsoleDialog>
  );
}

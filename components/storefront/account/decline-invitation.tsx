import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { Alert } from '@/components/ui/alert';
import type { AppError } from '@/lib/domain/errors/app-error';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';

interface DeclineProps {
  readonly token: string;
  readonly onDeclined: () => void;
}

/** Says no, after a second press: the link opens nothing afterwards. */
export function DeclineInvitation({ token, onDeclined }: DeclineProps) {
  const { t } = useTranslation('account');
  const { ofError } = useErrorText();
  const [step, setStep] = useState<'asked' | 'idle' | 'sending'>('idle');
  const [failure, setFailure] = useState<AppError | null>(null);

  const decline = async () => {
    setStep('sending');
    const declined = await call('declineInvitation', { storeId: env.storeId, token });
    setStep('idle');
    if (declined.ok) onDeclined();
    else setFailure(declined.error);
  };

  return (
    <>
      {failure && <Alert tone="error" title={ofError(failure)} />}
      {step === 'idle' ? (
        <Button variant="outline" onClick={() => setStep('asked')}>
          {t('invitation.decline')}
        </Button>
      ) : (
        <>
          <p>{t('invitation.declineAsk')}</p>
          <Button variant="outline" loading={step === 'sending'} onClick={() => void decline()}>
            {t('invitation.declineConfirm')}
          </Button>
          <Button variant="outline" disabled={step === 'sending'} onClick={() => setStep('idle')}>
            {t('invitation.declineKeep')}
          </Button>
        </>
      )}
    </>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { LinkState } from '@/lib/domain/orders/cash/confirmation';
import type { Result } from '@/lib/domain/result';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import styles from './confirm-view.module.css';

type Answer = 'confirm' | 'decline';

interface ConfirmAnswersProps {
  readonly send: (answer: Answer) => Promise<Result<{ state: LinkState }>>;
  readonly onAnswered: (state: LinkState) => void;
}

/** Asks whether a cash order is meant; offers to confirm or cancel it. */
export function ConfirmAnswers({ send, onAnswered }: ConfirmAnswersProps) {
  const { t } = useTranslation('confirm');
  const { ofError } = useErrorText();
  const [sending, setSending] = useState<Answer | null>(null);
  const [error, setError] = useState<AppError | null>(null);

  const give = async (answer: Answer) => {
    setSending(answer);
    setError(null);
    const result = await send(answer);
    setSending(null);
    if (result.ok) onAnswered(result.value.state);
    else setError(result.error);
  };
  return (
    <>
      <p>{t('ask')}</p>
      {error && <Alert tone="error" title={ofError(error)} />}
      <div className={styles.answers}>
        <Button
          loading={sending === 'confirm'}
          disabled={sending !== null}
          onClick={() => void give('confirm')}
        >
          {t('confirm')}
        </Button>
        <Button
          variant="outline"
          colorPalette="red"
          loading={sending === 'decline'}
          disabled={sending !== null}
          onClick={() => void give('decline')}
        >
          {t('decline')}
        </Button>
      </div>
    </>
  );
}

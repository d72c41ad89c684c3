import { useTranslation } from 'next-i18next/pages';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import type { AppError } from '@/lib/domain/errors/app-error';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import styles from './open.module.css';

interface StepFrameProps {
  /** A failure that belongs to no field. */
  readonly failure?: AppError | null;
  readonly busy?: boolean;
  readonly submitLabel?: string;
  /** Goes one screen back; absent on the first one. */
  readonly onBack?: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** One screen's form: its failure, its fields, and the buttons below. */
export function StepFrame({
  failure,
  busy = false,
  submitLabel,
  onBack,
  onSubmit,
  children,
}: StepFrameProps) {
  const { t } = useTranslation('platform');
  const { ofError } = useErrorText();
  const hydrated = useHydrated();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {failure && <Alert tone="error" title={ofError(failure)} />}
      {children}
      <div className={styles.buttons}>
        {onBack && (
          <Button variant="outline" size="lg" disabled={busy} onClick={onBack}>
            {t('open.back')}
          </Button>
        )}
        <Button type="submit" size="lg" loading={busy} disabled={!hydrated} className={styles.next}>
          {submitLabel ?? t('open.next')}
        </Button>
      </div>
    </form>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { sendRetrySignal } from '@/lib/browser/retry-signal';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import styles from './not-loaded.module.css';

interface NotLoadedProps {
  /** What is missing. */
  readonly title: string;
  /** `h1` when it is the only thing on the page. */
  readonly as?: 'h1';
  readonly code: ErrorCode;
}

/** Replaces content that failed to load; retries when the network is back, or on a press. */
export function NotLoaded({ title, as, code }: NotLoadedProps) {
  const { t } = useTranslation('common');
  const { ofError } = useErrorText();
  return (
    <div className={styles.notLoaded}>
      <Alert tone="error" title={title} as={as}>
        <p>{ofError({ code })}</p>
      </Alert>
      <Button variant="outline" onClick={sendRetrySignal}>
        {t('state.retry')}
      </Button>
    </div>
  );
}

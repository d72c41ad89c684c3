import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { AuthCard } from '@/components/storefront/account/sign-in/auth-card';
import { Outcome } from '@/components/storefront/forms/outcome';
import { Button } from '@/components/ui/actions/button';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Alert } from '@/components/ui/feedback/alert';
import type { Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { paths } from '@/lib/paths';
import styles from './reminders.module.css';

/**
 * `/stop-mails/[token]`: unsubscribes from mails that the reader once asked for. Only the button does so, because mail scanners
 * open links and run their scripts.
 */
export function StopMailsView() {
  const { t } = useTranslation('reminders');
  const { ofError } = useErrorText();
  const hydrated = useHydrated();
  const { token } = useRouter().query;
  const [stopping, setStopping] = useState(false);
  const [answer, setAnswer] = useState<Result<unknown> | null>(null);

  const stop = async () => {
    setStopping(true);
    setAnswer(await call('stopMails', { token: typeof token === 'string' ? token : '' }));
    setStopping(false);
  };
  return (
    <AuthCard title={t('stop.title')} intro={answer?.ok ? '' : t('stop.intro')}>
      {answer?.ok ? (
        <Outcome title={t('stop.done')} />
      ) : (
        <Button loading={stopping} disabled={!hydrated} onClick={() => void stop()}>
          {t('stop.confirm')}
        </Button>
      )}
      {answer && !answer.ok && (
        <Alert
          tone="error"
          title={answer.error.code === 'link-expired' ? t('stop.expired') : ofError(answer.error)}
        />
      )}
      <LinkButton href={paths.home} variant="outline" className={styles.onward}>
        {t('stop.shop')}
      </LinkButton>
    </AuthCard>
  );
}

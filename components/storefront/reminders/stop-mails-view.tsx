import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { AuthCard } from '@/components/storefront/account/sign-in/auth-card';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { paths } from '@/lib/paths';
import styles from './reminders.module.css';

/** `/stop-mails/[token]`: the link under a mail that somebody asked for. Opening it ends such mails; there is nothing to press. */
export function StopMailsView() {
  const { t } = useTranslation('reminders');
  const { ofError } = useErrorText();
  const { token } = useRouter().query;
  const link = typeof token === 'string' && token ? token : null;
  const stopped = useReadOnce(link, () => call('stopMails', { token: link ?? '' }));
  return (
    <AuthCard title={t('stop.title')} intro="">
      {stopped.status === 'loading' && <Skeleton height="4rem" />}
      {stopped.status === 'ready' && <Alert tone="success" title={t('stop.done')} />}
      {stopped.status === 'failed' && (
        <Alert
          tone="error"
          title={stopped.code === 'link-expired' ? t('stop.expired') : ofError({ code: stopped.code })}
        />
      )}
      <LinkButton href={paths.home} className={styles.onward}>
        {t('stop.shop')}
      </LinkButton>
    </AuthCard>
  );
}

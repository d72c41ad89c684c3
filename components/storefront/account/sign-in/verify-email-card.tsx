import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import type { AppError } from '@/lib/domain/errors/app-error';
import { verifyEmail } from '@/lib/firebase/auth/mail-codes';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { paths } from '@/lib/paths';
import { AuthCard } from './auth-card';
import styles from './auth-card.module.css';

/** Asks for a click, because mail scanners open links and must not use up the code. */
export function VerifyEmailCard({ code }: { readonly code: string }) {
  const { t } = useTranslation('account');
  const text = useErrorText();
  const { push } = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  const verify = async () => {
    setBusy(true);
    const verified = await verifyEmail(code);
    if (verified.ok) {
      notify({ type: 'success', message: t('verify.done') });
      await push(paths.profile());
    } else setFailure(verified.error);
    setBusy(false);
  };

  return (
    <AuthCard title={t('verify.title')} intro={t('verify.intro')}>
      <div className={styles.form}>
        {failure && <Alert tone="error" title={text.ofError(failure)} />}
        <Button size="lg" loading={busy} onClick={() => void verify()}>
          {t('verify.submit')}
        </Button>
      </div>
    </AuthCard>
  );
}

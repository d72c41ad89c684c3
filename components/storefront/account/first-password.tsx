import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useStoreSetting } from '@/context/store-setting-context';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useLocale } from '@/lib/hooks/use-locale';
import styles from './profile-view.module.css';

/** An account that signs in with Google alone may choose a password beside it, by a link to its address. */
export function FirstPassword({ user: { email } }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { storeId } = useStoreSetting();
  const text = useErrorText();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  const send = async () => {
    setBusy(true);
    const mailed = await call('mailPasswordReset', { storeId, email, locale });
    setBusy(false);
    if (!mailed.ok) return notify({ type: 'error', message: text.ofError(mailed.error) });
    setSent(true);
    notify({ type: 'success', message: t('forgot.done') });
  };

  return (
    <div className={styles.form}>
      <p>{t('password.none')}</p>
      {sent && <Alert tone="info">{t('password.sent', { email })}</Alert>}
      <Button variant="outline" loading={busy} onClick={() => void send()}>
        {t('password.choose')}
      </Button>
    </div>
  );
}

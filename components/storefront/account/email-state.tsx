import { useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useStoreSetting } from '@/context/store-setting-context';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { refreshVerification } from '@/lib/firebase/own-account';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useLocale } from '@/lib/hooks/use-locale';
import { whileVisible } from '@/lib/hooks/while-visible';
import styles from './profile-view.module.css';

/** The account's e-mail and whether it is verified; coming back from the mail's link shows the new state. */
export function EmailState({ user: { email, emailVerified } }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { storeId } = useStoreSetting();
  const text = useErrorText();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (emailVerified) return;
    return whileVisible(() => {
      void refreshVerification();
      return () => {};
    });
  }, [emailVerified]);

  const send = async () => {
    setBusy(true);
    const sent = await call('mailVerification', { storeId, locale });
    setBusy(false);
    if (sent.ok) notify({ type: 'success', message: t('profile.verificationSent') });
    else notify({ type: 'error', message: text.ofError(sent.error) });
  };

  return (
    <div className={styles.email}>
      <p className={styles.term}>{t('field.email')}</p>
      <p className={styles.address}>
        <bdi>{email}</bdi>
        <Badge colorPalette={emailVerified ? 'green' : 'orange'}>
          {t(emailVerified ? 'profile.verified' : 'profile.unverified')}
        </Badge>
      </p>
      {!emailVerified && (
        <Button variant="outline" size="sm" loading={busy} onClick={() => void send()}>
          {t('profile.sendVerification')}
        </Button>
      )}
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { loadAuth } from '@/lib/firebase/auth/session';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import styles from './google-button.module.css';

/** The Google sign-in button. Its code preloads, because browsers open the popup only directly after a click. */
export function GoogleButton({ onContinue }: { readonly onContinue: () => Promise<unknown> }) {
  const { t } = useTranslation('account');
  const [busy, setBusy] = useState(false);
  const prepare = () => void loadAuth().catch(() => undefined);
  const proceed = async () => {
    setBusy(true);
    await onContinue();
    setBusy(false);
  };
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('google.or')}</p>
      <Button
        variant="outline"
        size="lg"
        loading={busy}
        disabled={!useHydrated()}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void proceed()}
      >
        <span className={styles.logo} aria-hidden />
        {t('google.continue')}
      </Button>
    </div>
  );
}

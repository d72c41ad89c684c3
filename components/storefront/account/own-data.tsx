import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/button';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { collectMyData } from '@/lib/functions/export-my-data';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { saveFile } from '@/lib/save-file';
import { recipe } from '@/theme/recipe';
import { DeleteAccount } from './delete-account';
import styles from './profile-view.module.css';

/** A shopper's rights over what is kept about them: to have it, and to have it forgotten. */
export function OwnData({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('account');
  const text = useErrorText();
  const [busy, setBusy] = useState(false);
  const [entries, setEntries] = useState(0);
  const download = async () => {
    setBusy(true);
    const exported = await collectMyData(setEntries);
    setBusy(false);
    setEntries(0);
    if (!exported.ok) return notify({ type: 'error', message: text.ofError(exported.error) });
    saveFile('my-data.json', 'application/json', JSON.stringify(exported.value, null, 2));
    const { leftOut } = exported.value;
    if (leftOut.length > 0)
      notify({ type: 'info', message: t('ownData.leftOut', { count: leftOut.length }) });
  };
  return (
    <section className={styles.section} aria-labelledby="own-data-title">
      <h2 id="own-data-title" className={recipe('heading', { size: 'lg' })}>
        {t('ownData.title')}
      </h2>
      <p className={styles.note}>{t('ownData.text')}</p>
      <p role="status" className={styles.note}>
        {entries > 0 && t('ownData.collected', { count: entries })}
      </p>
      <div className={styles.actions}>
        <Button variant="outline" loading={busy} onClick={() => void download()}>
          {t('ownData.download')}
        </Button>
        <DeleteAccount user={user} />
      </div>
    </section>
  );
}

import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { notify } from '@/components/overlays/notify';
import { useAction } from '@/components/overlays/use-action';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Button } from '@/components/ui/actions/button';
import { TextField } from '@/components/ui/forms/text-field';
import { useStoreId } from '@/context/use-store-id';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { signsInByPassword } from '@/lib/domain/account/sign-in-methods';
import { normalizeEmail } from '@/lib/domain/customers/customer';
import type { AppError } from '@/lib/domain/errors/app-error';
import { deleteAccount } from '@/lib/functions/account/delete-account';
import { collectMyData } from '@/lib/functions/account/export-my-data';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import { saveFile } from '@/lib/browser/save-file';
import { recipe } from '@/theme/recipe';
import styles from './profile-view.module.css';

/** A shopper's rights over their data: to export it, and to have it deleted. */
export function OwnData({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('account');
  const { run, busy } = useAction();
  const [entries, setEntries] = useState(0);
  const download = async () => {
    const exported = await run(collectMyData(setEntries));
    setEntries(0);
    if (!exported.ok) return;
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

const importDialog = () =>
  import('@/components/overlays/confirm-dialog').then((module) => module.ConfirmDialog);

type Step = 'closed' | 'open' | 'busy';

/** Deletes the account once the shopper has typed the password, or, without a password, the e-mail address. */
function DeleteAccount({ user }: { readonly user: CurrentUser }) {
  const store = useStoreId();
  const { t } = useTranslation('account');
  const { push } = useRouter();
  const locale = useLocale();
  const text = useErrorText();
  const { Overlay, loading, load, intent } = useLazyOverlay(importDialog);
  const [step, setStep] = useState<Step>('closed');
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState('');
  const byPassword = signsInByPassword(user);

  const open = () => {
    load();
    setTyped('');
    setRefused('');
    setStep('open');
  };
  const sayWhyNot = (error: AppError) => {
    setRefused(text.ofField(error.fields?.currentPassword) ?? text.ofError(error));
    setStep('open');
  };
  const confirm = async () => {
    if (byPassword && !typed) return setRefused(text.ofField('field.password.required') ?? '');
    if (!byPassword && normalizeEmail(typed) !== normalizeEmail(user.email))
      return setRefused(t('delete.otherEmail'));
    setStep('busy');
    const deleted = await deleteAccount(store, byPassword ? typed : null);
    if (!deleted.ok) return sayWhyNot(deleted.error);
    notify({ type: 'success', message: t('delete.done') });
    await push(paths.home);
  };

  return (
    <>
      <Button variant="outline" colorPalette="red" loading={loading} onClick={open} {...intent}>
        {t('delete.open')}
      </Button>
      {Overlay && (
        <Overlay
          open={step !== 'closed'}
          locale={locale}
          title={t('delete.title')}
          description={t('delete.text')}
          confirmLabel={t('delete.confirm')}
          keepLabel={t('delete.keep')}
          busy={step === 'busy'}
          onConfirm={() => void confirm()}
          onClose={() => setStep('closed')}
        >
          <div className={styles.proof}>
            <TextField
              label={byPassword ? t('delete.password') : t('delete.email', { email: user.email })}
              type={byPassword ? 'password' : 'email'}
              autoComplete={byPassword ? 'current-password' : 'off'}
              dir="ltr"
              value={typed}
              error={refused}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </div>
        </Overlay>
      )}
    </>
  );
}

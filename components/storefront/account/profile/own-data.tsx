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
import { codeSchema } from '@/lib/domain/account/code-schema';
import { signsInByPassword } from '@/lib/domain/account/sign-in-methods';
import { normalizeEmail } from '@/lib/domain/customers/customer';
import type { AppError } from '@/lib/domain/errors/app-error';
import { deleteAccount, deleteAccountByCode } from '@/lib/functions/account/delete-account';
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

/** The field that proves who it is: without a password the e-mail address, and then Google. */
const PROOFS = {
  password: { type: 'password', autoComplete: 'current-password' },
  email: { type: 'email', autoComplete: 'off' },
  code: { autoComplete: 'one-time-code', inputMode: 'numeric', autoFocus: true },
} as const;
type Proof = keyof typeof PROOFS;

/** Deletes the account once the shopper has typed a proof, and the code of the second factor, if there is one. */
function DeleteAccount({ user }: { readonly user: CurrentUser }) {
  const store = useStoreId();
  const { t } = useTranslation('account');
  const { push } = useRouter();
  const locale = useLocale();
  const text = useErrorText();
  const { Overlay, loading, load, intent } = useLazyOverlay(importDialog);
  const [step, setStep] = useState<Step>('closed');
  const first: Proof = signsInByPassword(user) ? 'password' : 'email';
  const [proof, setProof] = useState<Proof>(first);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState('');

  const ask = (next: Proof, why = '') => {
    if (next !== proof) setTyped('');
    setProof(next);
    setRefused(why);
    setStep('open');
  };
  const open = () => {
    load();
    setTyped('');
    ask(first);
  };
  const sayWhyNot = (error: AppError) => {
    if (error.code === 'second-factor-required') return ask('code');
    const { currentPassword, code } = error.fields ?? {};
    // Only a wrong code may be typed again: whatever else went wrong, a right one is used up.
    ask(code ? 'code' : first, text.ofField(currentPassword ?? code) ?? text.ofError(error));
  };
  const problem = (): string | undefined => {
    if (proof === 'email')
      return normalizeEmail(typed) === normalizeEmail(user.email) ? undefined : t('delete.otherEmail');
    if (proof === 'password') return typed ? undefined : text.ofField('field.password.required');
    return codeSchema.isValidSync({ code: typed }) ? undefined : text.ofField('field.code.required');
  };
  const prove = () => {
    if (proof === 'code') return deleteAccountByCode(store, codeSchema.validateSync({ code: typed }).code);
    return deleteAccount(store, proof === 'password' ? typed : null);
  };
  const confirm = async () => {
    const wrong = problem();
    if (wrong) return setRefused(wrong);
    setStep('busy');
    const deleted = await prove();
    if (!deleted.ok) return sayWhyNot(deleted.error);
    notify({ type: 'success', message: t('delete.done') });
    await push(paths.home);
  };
  const labels: Readonly<Record<Proof, string>> = {
    password: t('delete.password'),
    email: t('delete.email', { email: user.email }),
    code: t('code.label'),
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
              key={proof}
              {...PROOFS[proof]}
              {...(proof === 'code' && { hint: t('code.hint') })}
              label={labels[proof]}
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

import { useTranslation } from 'next-i18next/pages';
import { useState, type SubmitEvent } from 'react';
import styles from '@/components/platform/console/console.module.css';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { TextField } from '@/components/ui/forms/text-field';
import type { AppError } from '@/lib/domain/errors/app-error';
import { enterAsOwner, type OwnerEntry } from '@/lib/functions/opening/enter-as-owner';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { recipe } from '@/theme/recipe';

/** Logs an operator in, with the second factor where there is one. */
export function EntryForm() {
  const { t } = useTranslation('console');
  const { ofError, ofField } = useErrorText();
  const hydrated = useHydrated();
  const [entry, setEntry] = useState<OwnerEntry>({ email: '', password: '', code: '' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const fields = failure?.fields ?? {};
  const needsCode = failure?.code === 'second-factor-required' || 'code' in fields;
  const enter = (field: keyof OwnerEntry) => ({
    name: field,
    dir: 'ltr',
    value: entry[field],
    error: ofField(fields[field]),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setEntry({ ...entry, [field]: target.value }),
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const entered = await enterAsOwner(needsCode ? 'code' : 'known', entry);
    setBusy(false);
    setFailure(entered.ok ? null : entered.error);
  };
  return (
    <form className={styles.narrow} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h1 className={recipe('heading', { size: '2xl' })}>{t('entry.title')}</h1>
      {failure && !failure.fields && !needsCode && <Alert tone="error" title={ofError(failure)} />}
      {needsCode ? (
        <TextField
          {...enter('code')}
          label={t('entry.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      ) : (
        <>
          <TextField {...enter('email')} label={t('entry.email')} type="email" autoComplete="username" />
          <TextField
            {...enter('password')}
            label={t('entry.password')}
            type="password"
            autoComplete="current-password"
          />
        </>
      )}
      <Button type="submit" size="lg" loading={busy} disabled={!hydrated}>
        {t('entry.submit')}
      </Button>
    </form>
  );
}

import { useTranslation } from 'next-i18next/pages';
import type { SubmitEvent } from 'react';
import styles from '@/components/platform/console/console.module.css';
import { useOwnerEntry } from '@/components/platform/use-owner-entry';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { TextField } from '@/components/ui/forms/text-field';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { recipe } from '@/theme/recipe';

/** Logs an operator in, with the second factor where there is one. */
export function EntryForm() {
  const { t } = useTranslation('console');
  const { ofError } = useErrorText();
  const hydrated = useHydrated();
  const { busy, needsCode, enter, submit, failureAbove } = useOwnerEntry();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void submit('known');
  };
  return (
    <form className={styles.narrow} method="post" noValidate onSubmit={send}>
      <h1 className={recipe('heading', { size: '2xl' })}>{t('entry.title')}</h1>
      {failureAbove && <Alert tone="error" title={ofError(failureAbove)} />}
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

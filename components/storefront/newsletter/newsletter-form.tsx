import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Outcome } from '@/components/storefront/forms/outcome';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { TextField } from '@/components/ui/forms/text-field';
import { useStoreSetting } from '@/context/store-setting-context';
import { emailSchema, type EmailForm } from '@/lib/domain/forms/email-schema';
import type { AppError } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import styles from './newsletter.module.css';

/** Subscribes an e-mail address to the store's news; it must be confirmed through an e-mailed link. */
export function NewsletterForm() {
  const { t } = useTranslation('own-pages');
  const text = useErrorText();
  const locale = useLocale();
  const { storeId } = useStoreSetting();
  const { asPath } = useRouter();
  const { register, formState, handleSubmit, setError } = useForm<EmailForm>({
    resolver: yupResolver(emailSchema),
  });
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  const submit = async ({ email }: EmailForm) => {
    setFailure(null);
    const page = asPath.replace(/[?#].*$/, '');
    const answer = await call('askForNewsletter', { storeId, email, locale, page });
    if (answer.ok) return setAsked(true);
    const wrong = answer.error.fields?.email;
    if (wrong) setError('email', { message: wrong });
    else setFailure(answer.error);
  };

  if (asked) return <Outcome title={t('newsletter.asked')} />;
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <TextField
        label={t('newsletter.email')}
        hint={t('newsletter.hint')}
        type="email"
        autoComplete="email"
        dir="ltr"
        error={text.ofField(formState.errors.email?.message)}
        {...register('email')}
      />
      {failure && <Alert tone="error" title={text.ofError(failure)} />}
      <Button type="submit" className={styles.submit} loading={formState.isSubmitting}>
        {t('newsletter.submit')}
      </Button>
    </form>
  );
}

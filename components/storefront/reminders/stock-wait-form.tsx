import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Outcome } from '@/components/storefront/forms/outcome';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { TextField } from '@/components/ui/forms/text-field';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AppError } from '@/lib/domain/errors/app-error';
import { emailSchema, type EmailForm } from '@/lib/domain/forms/email-schema';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import styles from './reminders.module.css';

export interface StockWaitFormProps {
  readonly productId: string;
  readonly variantId: string;
}

/** Asks for an e-mail address below a sold-out variant, for one mail when it is back in stock. */
export function StockWaitForm({ productId, variantId }: StockWaitFormProps) {
  const { t } = useTranslation('catalogue');
  const text = useErrorText();
  const locale = useLocale();
  const { storeId } = useStoreSetting();
  const { register, formState, handleSubmit, setError } = useForm<EmailForm>({
    resolver: yupResolver(emailSchema),
  });
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  const submit = async ({ email }: EmailForm) => {
    setFailure(null);
    const answer = await call('waitForStock', { storeId, productId, variantId, email, locale });
    if (answer.ok) return setAsked(true);
    const wrong = answer.error.fields?.email;
    if (wrong) setError('email', { message: wrong });
    else setFailure(answer.error);
  };

  if (asked) return <Outcome title={t('wait.done')} />;
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-labelledby="stock-wait"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <h2 id="stock-wait" className={styles.title}>
        {t('wait.title')}
      </h2>
      <TextField
        label={t('wait.email')}
        hint={t('wait.hint')}
        type="email"
        autoComplete="email"
        dir="ltr"
        error={text.ofField(formState.errors.email?.message)}
        {...register('email')}
      />
      {failure && <Alert tone="error" title={text.ofError(failure)} />}
      <Button type="submit" variant="outline" loading={formState.isSubmitting}>
        {t('wait.submit')}
      </Button>
    </form>
  );
}

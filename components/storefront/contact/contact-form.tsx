import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm, type Path, type UseFormReturn } from 'react-hook-form';
import { useRef, useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { TextAreaField } from '@/components/ui/forms/text-area-field';
import { TextField } from '@/components/ui/forms/text-field';
import { useStoreSetting } from '@/context/store-setting-context';
import { contactSchema, type ContactForm as Values } from '@/lib/domain/contact/contact-schema';
import type { AppError } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { randomKey } from '@/lib/browser/random-key';
import styles from './contact-view.module.css';

export function ContactForm() {
  const { t } = useTranslation('content');
  const text = useErrorText();
  const form = useForm<Values>({ resolver: yupResolver(contactSchema) });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const { failure, submit } = useSubmitContact(form);

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <TextField
        label={t('contact.fullName')}
        autoComplete="name"
        dir="auto"
        error={text.ofField(errors.fullName?.message)}
        {...register('fullName')}
      />
      <TextField
        label={t('contact.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        error={text.ofField(errors.email?.message)}
        {...register('email')}
      />
      <TextAreaField
        label={t('contact.comments')}
        rows={6}
        error={text.ofField(errors.comments?.message)}
        {...register('comments')}
      />
      {failure && <Alert tone="error" title={text.ofError(failure)} />}
      <Button
        type="submit"
        size="lg"
        loading={isSubmitting}
        disabled={!useHydrated()}
        className={styles.submit}
      >
        {t('contact.submit')}
      </Button>
    </form>
  );
}

/** Sends the message once, even on repeated submits; clears the form only after success. */
function useSubmitContact(form: UseFormReturn<Values>) {
  const { t } = useTranslation('content');
  const { storeId } = useStoreSetting();
  const locale = useLocale();
  const key = useRef('');
  const [failure, setFailure] = useState<AppError | null>(null);

  const submit = async (values: Values) => {
    setFailure(null);
    key.current ||= randomKey();
    const sent = await call('submitContactRequest', { ...values, storeId, key: key.current, locale });
    if (sent.ok) {
      key.current = '';
      form.reset();
      notify({ type: 'success', message: t('contact.done') });
      return;
    }
    const fields = Object.entries(sent.error.fields ?? {});
    for (const [field, message] of fields) form.setError(field as Path<Values>, { message });
    if (fields.length === 0) setFailure(sent.error);
  };

  return { failure, submit };
}

import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { contactSchema, type ContactForm as Values } from '@/lib/domain/contact/contact-schema';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { useSubmitContact } from './use-submit-contact';
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

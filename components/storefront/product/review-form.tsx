import { useEffect } from 'react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { RadioCards } from '@/components/ui/radio-cards';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { useUserContext } from '@/context/user-context';
import { RATINGS } from '@/lib/domain/reviews/review';
import { reviewSchema, type ReviewForm as Values } from '@/lib/domain/reviews/review-schema';
import { useErrorText } from '@/lib/hooks/use-error-text';
import styles from './review-entry.module.css';
import { useSubmitReview } from './use-submit-review';

export function ReviewForm({ productId }: { productId: string }) {
  const { t } = useTranslation('catalogue');
  const text = useErrorText();
  const form = useForm<Values>({ resolver: yupResolver(reviewSchema) });
  const { register, getValues, setValue, formState } = form;
  const { errors, isSubmitting } = formState;
  const { failure, waits, submit } = useSubmitReview(form, productId);
  const { name = '', email = '' } = useUserContext().user ?? {};

  useEffect(() => {
    if (name && !getValues('name')) setValue('name', name);
    if (email && !getValues('email')) setValue('email', email);
  }, [name, email, getValues, setValue]);

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <RadioCards
        look="chips"
        legend={t('reviews.form.rating')}
        choices={RATINGS.map((rating) => ({
          value: String(rating),
          label: t('reviews.stars', { count: rating }),
        }))}
        field={register('rating')}
        error={text.ofField(errors.rating?.message)}
      />
      <TextField
        label={t('reviews.form.name')}
        autoComplete="name"
        dir="auto"
        error={text.ofField(errors.name?.message)}
        {...register('name')}
      />
      <TextField
        label={t('reviews.form.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        hint={t('reviews.form.emailHint')}
        error={text.ofField(errors.email?.message)}
        {...register('email')}
      />
      <TextField
        label={t('reviews.form.titleField')}
        dir="auto"
        error={text.ofField(errors.title?.message)}
        {...register('title')}
      />
      <TextAreaField
        label={t('reviews.form.comment')}
        rows={4}
        error={text.ofField(errors.comment?.message)}
        {...register('comment')}
      />
      {failure && <Alert tone="error" title={text.ofError(failure)} />}
      {waits && <Alert tone="info" title={t('reviews.form.pending')} />}
      <Button type="submit" loading={isSubmitting} className={styles.submit}>
        {t('reviews.form.submit')}
      </Button>
    </form>
  );
}

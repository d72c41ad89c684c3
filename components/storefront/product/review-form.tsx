import { useTranslation } from 'next-i18next/pages';
import { Controller } from 'react-hook-form';
import { useDepartures } from '@/components/storefront/forms/use-departures';
import { Button } from '@/components/ui/button';
import { RadioCards } from '@/components/ui/radio-cards';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { RATINGS } from '@/lib/domain/reviews/review';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { recipe } from '@/theme/recipe';
import styles from './review-entry.module.css';
import { ReviewLogin } from './review-login';
import { ReviewOutcome } from './review-outcome';
import { useReviewForm } from './use-review-form';
import { useSubmitReview } from './use-submit-review';

export function ReviewForm({ productId }: { productId: string }) {
  return <OwnReviewForm key={useDepartures()} productId={productId} />;
}

function OwnReviewForm({ productId }: { productId: string }) {
  const { t } = useTranslation(['review-form', 'catalogue']);
  const text = useErrorText();
  const { form, own } = useReviewForm(productId);
  const { errors, isSubmitting } = form.formState;
  const { failure, sent, submit } = useSubmitReview(form, productId);
  const { register } = form;

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <h3 className={recipe('heading', { size: 'lg' })}>{own ? t('edit') : t('catalogue:reviews.write')}</h3>
      <ReviewLogin refused={failure?.code === 'login-required'} />
      <Controller
        name="rating"
        control={form.control}
        render={({ field }) => (
          <RadioCards
            look="stars"
            legend={t('rating')}
            choices={RATINGS.map((rating) => ({
              value: String(rating),
              label: t('catalogue:reviews.stars', { count: rating }),
            }))}
            ref={field.ref}
            value={String(field.value ?? '')}
            onValueChange={(value) => field.onChange(Number(value))}
            error={text.ofField(errors.rating?.message)}
          />
        )}
      />
      <TextField
        label={t('name')}
        autoComplete="name"
        dir="auto"
        error={text.ofField(errors.name?.message)}
        {...register('name')}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        hint={t('emailHint')}
        error={text.ofField(errors.email?.message)}
        {...register('email')}
      />
      <TextField
        label={t('titleField')}
        dir="auto"
        error={text.ofField(errors.title?.message)}
        {...register('title')}
      />
      <TextAreaField
        label={t('comment')}
        rows={4}
        error={text.ofField(errors.comment?.message)}
        {...register('comment')}
      />
      <ReviewOutcome failure={failure} status={sent ?? own?.status ?? null} />
      <Button type="submit" loading={isSubmitting} className={styles.submit}>
        {t('submit')}
      </Button>
    </form>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { Controller } from 'react-hook-form';
import { useDepartures } from '@/components/storefront/forms/use-typed-fields';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Alert } from '@/components/ui/feedback/alert';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { TextAreaField } from '@/components/ui/forms/text-area-field';
import { TextField } from '@/components/ui/forms/text-field';
import { useStoreSetting } from '@/context/store-setting-context';
import { useUserContext } from '@/context/user-context';
import type { AppError } from '@/lib/domain/errors/app-error';
import { RATINGS, type ReviewStatus } from '@/lib/domain/reviews/review';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useReturnPath } from '@/lib/hooks/browser/use-return-path';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import { PictureField } from './pictures/picture-field';
import { usePictureField } from './pictures/use-picture-field';
import styles from './review-entry.module.css';
import { useReviewForm, useSubmitReview, type ReviewLink } from './use-review-form';

const NONE: readonly string[] = [];

interface ReviewFormProps {
  readonly productId: string;
  /** Set on pages without a login. */
  readonly link?: ReviewLink;
}

export function ReviewForm(props: ReviewFormProps) {
  return <OwnReviewForm key={useDepartures()} {...props} />;
}

function OwnReviewForm({ productId, link }: ReviewFormProps) {
  const { t } = useTranslation(['review-form', 'catalogue']);
  const text = useErrorText();
  const { form, own } = useReviewForm(productId, link);
  const { errors, isSubmitting } = form.formState;
  const pictures = usePictureField(own?.pictures ?? NONE);
  const { uploads } = pictures;
  const { failure, pictureError, sent, submit } = useSubmitReview(form, productId, { uploads, link });
  const { register } = form;

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <h3 className={recipe('heading', { size: 'lg' })}>{own ? t('edit') : t('catalogue:reviews.write')}</h3>
      {(!link || failure?.code === 'login-required') && (
        <ReviewLogin refused={failure?.code === 'login-required'} />
      )}
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
      <PictureField
        field={pictures}
        error={text.ofField(pictureError)}
        removed={own?.pictureRemoved?.reason ?? null}
      />
      <ReviewOutcome failure={failure} status={sent ?? own?.status ?? null} isRead={link !== undefined} />
      <Button type="submit" loading={isSubmitting} className={styles.submit}>
        {t('submit')}
      </Button>
    </form>
  );
}

/** Tells visitors who are not logged in who may write a review; the login leads back here. */
function ReviewLogin({ refused }: { readonly refused: boolean }) {
  const { t } = useTranslation('review-form');
  const { user, loading, error } = useUserContext();
  const next = `${useReturnPath()}#reviews`;
  // A guest has an account too; only submitting shows whether they have ordered.
  if (loading || error || (user && !refused)) return null;
  return (
    <p className={styles.login}>
      {t('login')} <Link href={{ pathname: paths.login, query: { next } }}>{t('loginLink')}</Link>
    </p>
  );
}

interface ReviewOutcomeProps {
  readonly failure: AppError | null;
  /** The status of the existing review; null without one. */
  readonly status: ReviewStatus | null;
  /** True if the store reads this review before it is published. */
  readonly isRead: boolean;
}

/** The result of a review; before it is sent, whether the store reads it first. */
function ReviewOutcome({ failure, status, isRead }: ReviewOutcomeProps) {
  const { t } = useTranslation('review-form');
  const text = useErrorText();
  const { reviews } = useStoreSetting();
  if (failure) return <Alert tone="error" title={text.ofError(failure)} />;
  if (status === 'pending')
    return (
      <Alert tone="info" title={t('waiting')}>
        {t('pending')}
      </Alert>
    );
  if (status === 'withdrawn') return <Alert tone="warning" title={t('withdrawn')} />;
  if (status === 'rejected') return <Alert tone="warning" title={t('rejected')} />;
  return reviews.moderation || (isRead && status === null) ? (
    <Alert tone="info" title={t('moderated')} />
  ) : null;
}

import { useTranslation } from 'next-i18next/pages';
import { Alert } from '@/components/ui/alert';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { ReviewStatus } from '@/lib/domain/reviews/review';
import { useErrorText } from '@/lib/hooks/use-error-text';

interface ReviewOutcomeProps {
  readonly failure: AppError | null;
  /** Of the review as it stands; null before there is one. */
  readonly status: ReviewStatus | null;
}

/** What became of a review, and before it is sent, whether the store reads it first. */
export function ReviewOutcome({ failure, status }: ReviewOutcomeProps) {
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
  return reviews.moderation ? <Alert tone="info" title={t('moderated')} /> : null;
}

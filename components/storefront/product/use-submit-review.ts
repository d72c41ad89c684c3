import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { Path, UseFormReturn } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { ReviewStatus } from '@/lib/domain/reviews/review';
import type { ReviewForm } from '@/lib/domain/reviews/review-schema';
import { call } from '@/lib/functions/call';
import { forgetReviewDraft } from './review-draft';

/**
 * Sends a person's one review of a product. What was typed stays in the form whatever happens, because sending it
 * again replaces the review; `sent` is what became of it.
 */
export function useSubmitReview(form: UseFormReturn<ReviewForm>, productId: string) {
  const { t } = useTranslation('review-form');
  const { storeId } = useStoreSetting();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [sent, setSent] = useState<ReviewStatus | null>(null);

  const submit = async (values: ReviewForm) => {
    setFailure(null);
    setSent(null);
    const answer = await call('submitReview', { ...values, storeId, productId });
    if (answer.ok) {
      forgetReviewDraft(productId);
      setSent(answer.value.status);
      notify({ type: 'success', message: t('done') });
      return;
    }
    const fields = Object.entries(answer.error.fields ?? {});
    for (const [field, message] of fields) form.setError(field as Path<ReviewForm>, { message });
    if (fields.length === 0) setFailure(answer.error);
  };

  return { failure, sent, submit };
}

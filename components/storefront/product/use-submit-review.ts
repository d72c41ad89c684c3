import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { Path, UseFormReturn } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { ReviewForm } from '@/lib/domain/reviews/review-schema';
import { call } from '@/lib/functions/call';

/**
 * Sends a person's one review of a product. What was typed stays in the form whatever happens, because sending it
 * again replaces the review; `waits` tells that the store looks at it first.
 */
export function useSubmitReview(form: UseFormReturn<ReviewForm>, productId: string) {
  const { t } = useTranslation('catalogue');
  const { storeId } = useStoreSetting();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [waits, setWaits] = useState(false);

  const submit = async (values: ReviewForm) => {
    setFailure(null);
    setWaits(false);
    const sent = await call('submitReview', { ...values, storeId, productId });
    if (sent.ok) {
      setWaits(sent.value.status === 'pending');
      notify({ type: 'success', message: t('reviews.form.done') });
      return;
    }
    const fields = Object.entries(sent.error.fields ?? {});
    for (const [field, message] of fields) form.setError(field as Path<ReviewForm>, { message });
    if (fields.length === 0) setFailure(sent.error);
  };

  return { failure, waits, submit };
}

import { useEffect, useState } from 'react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { useTypedFields } from '@/components/storefront/forms/use-typed-fields';
import { useStoreSetting } from '@/context/store-setting-context';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import type { AppError } from '@/lib/domain/errors/app-error';
import { filledText } from '@/lib/domain/parse/fields';
import { parseRating } from '@/lib/domain/reviews/parse-review';
import type { Review, ReviewStatus } from '@/lib/domain/reviews/review';
import { reviewSchema, type ReviewForm } from '@/lib/domain/reviews/review-schema';
import { env } from '@/lib/env';
import { readOwnReview } from '@/lib/firestore/reviews';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { storeTabDraft, readTabDraft } from '@/lib/browser/tab-drafts';

/**
 * The review form of one product. It begins with what was typed in this tab, else with the person's earlier review
 * (`own`, null without one), and with their name and e-mail; a field that is not empty stays as it is.
 */
export function useReviewForm(productId: string) {
  const form = useForm<ReviewForm>({ resolver: yupResolver(reviewSchema) });
  const { getValues, setValue } = form;
  const { storeId } = useStoreSetting();
  const [own, setOwn] = useState<Review | null>(null);
  const { user } = useUserContext();
  const { uid, name, email } = user ?? {};
  const owner = memberOf(user)?.uid ?? null;

  useEffect(() => {
    if (!uid) return;
    let left = false;
    void readOwnReview(storeId, productId, uid).then((found) => {
      if (!left && found.ok) setOwn(found.value);
    });
    return () => {
      left = true;
    };
  }, [storeId, productId, uid]);

  useEffect(() => {
    const draft = readReviewDraft(productId, owner);
    const texts = { name: own?.name || name, email, title: own?.title, comment: own?.comment, ...draft };
    for (const field of ['name', 'email', 'title', 'comment'] as const) {
      const known = texts[field];
      if (known && !getValues(field)) setValue(field, known);
    }
    const rating = draft?.rating ?? own?.rating;
    if (rating && !getValues('rating')) setValue('rating', rating);
  }, [productId, owner, own, name, email, getValues, setValue]);

  useTypedFields(form, isReviewField, (typed) =>
    saveReviewDraft(productId, owner, { ...readReviewDraft(productId, owner), ...typed }),
  );

  return { form, own };
}

const isReviewField = (name: string | undefined): name is keyof ReviewForm =>
  name !== undefined && Object.hasOwn(reviewSchema.fields, name);

/**
 * Sends a person's one review of a product. What was typed stays in the form whatever happens, because sending it
 * again replaces the review; `sent` is what became of it.
 */
export function useSubmitReview(form: UseFormReturn<ReviewForm>, productId: string) {
  const { t } = useTranslation('review-form');
  const { storeId } = useStoreSetting();
  const locale = useLocale();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [sent, setSent] = useState<ReviewStatus | null>(null);

  const submit = async (values: ReviewForm) => {
    setFailure(null);
    setSent(null);
    const answer = await call('submitReview', { ...values, storeId, productId, locale });
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

const keyOf = (productId: string) => `boards.review.${env.storeId}.${productId}` as const;

/** What `uid`, or somebody not logged in, typed in this tab before a reload or the way to the login; null when nothing was. */
function readReviewDraft(productId: string, uid: string | null): Partial<ReviewForm> | null {
  const stored = readTabDraft(keyOf(productId), uid);
  const texts = (['name', 'email', 'title', 'comment'] as const).flatMap((field) => {
    const typed = filledText(stored[field]);
    return typed ? [[field, typed]] : [];
  });
  const rating = parseRating(Number(stored.rating));
  const draft: Partial<ReviewForm> = { ...Object.fromEntries(texts), ...(rating && { rating }) };
  return Object.keys(draft).length > 0 ? draft : null;
}

const saveReviewDraft = (productId: string, uid: string | null, draft: Partial<ReviewForm>): void =>
  storeTabDraft(keyOf(productId), uid, draft);

const forgetReviewDraft = (productId: string): void => storeTabDraft(keyOf(productId), null, null);

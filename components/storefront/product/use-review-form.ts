import { useEffect, useState } from 'react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { useTypedFields } from '@/components/storefront/forms/use-typed-fields';
import { useStoreSetting } from '@/context/store-setting-context';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import type { Review } from '@/lib/domain/reviews/review';
import { reviewSchema, type ReviewForm } from '@/lib/domain/reviews/review-schema';
import { readOwnReview } from '@/lib/firestore/reviews';
import { readReviewDraft, saveReviewDraft } from './review-draft';

/**
 * The review form of one product. It begins with what was typed in this tab, else with the person's earlier review
 * (`own`, null without one), and with their name and e-mail; a field in which something stands is left alone.
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

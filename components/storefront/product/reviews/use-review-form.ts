import { useEffect, useState } from 'react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { useTypedFields } from '@/components/storefront/forms/use-typed-fields';
import { useStoreSetting } from '@/context/store-setting-context';
import { useUserContext } from '@/context/user-context';
import { pageStore } from '@/lib/browser/page-store';
import { memberOf } from '@/lib/domain/account/current-user';
import type { Callables } from '@/lib/domain/api/callables';
import type { AppError } from '@/lib/domain/errors/app-error';
import { filledText } from '@/lib/domain/parse/fields';
import { parseRating } from '@/lib/domain/reviews/parse-review';
import type { Review, ReviewStatus } from '@/lib/domain/reviews/review';
import { reviewSchema, type ReviewForm } from '@/lib/domain/reviews/review-schema';
import { ensureUser } from '@/lib/firebase/auth/account';
import { readOwnReview } from '@/lib/firestore/reviews';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';
import type { PictureField } from './pictures/use-picture-field';
import { storeTabDraft, readTabDraft } from '@/lib/browser/tab-drafts';

/** A link for reviewing without a login, with the shopper's name and e-mail. */
export interface ReviewLink {
  readonly token: string;
  readonly name: string;
  readonly email: string;
}

/**
 * The review form of one product. It starts with the text typed in this tab, else the person's earlier review (`own`, null
 * without one), and their name and e-mail. Fields that are not empty stay as they are.
 */
export function useReviewForm(productId: string, link?: ReviewLink) {
  const form = useForm<ReviewForm>({ resolver: yupResolver(reviewSchema) });
  const { getValues, setValue } = form;
  const { storeId } = useStoreSetting();
  const [own, setOwn] = useState<Review | null>(null);
  const { user } = useUserContext();
  const uid = link ? undefined : user?.uid;
  const { name, email } = link ?? user ?? {};
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
 * Sends a person's only review of a product. The text stays in the form, because sending it again replaces the review; `sent`
 * is the result.
 */
export function useSubmitReview(
  form: UseFormReturn<ReviewForm>,
  productId: string,
  { uploads, link }: Pick<PictureField, 'uploads'> & { readonly link: ReviewLink | undefined },
) {
  const { t } = useTranslation('review-form');
  const { storeId } = useStoreSetting();
  const locale = useLocale();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [pictureError, setPictureError] = useState<string>();
  const [sent, setSent] = useState<ReviewStatus | null>(null);

  const submit = async (values: ReviewForm) => {
    setFailure(null);
    setSent(null);
    setPictureError(undefined);
    const pictures = await uploads();
    const review = { ...values, productId, locale, ...(pictures && { pictures }) };
    const answer = link
      ? await sendByLink({ ...review, token: link.token })
      : await call('submitReview', { ...review, storeId });
    if (answer.ok) {
      forgetReviewDraft(productId);
      setSent(answer.value.status);
      notify({ type: 'success', message: t('done') });
      return;
    }
    const fields = Object.entries(answer.error.fields ?? {});
    setPictureError(answer.error.fields?.pictures);
    for (const [field, message] of fields) form.setError(field as Path<ReviewForm>, { message });
    if (fields.length === 0) setFailure(answer.error);
  };

  return { failure, pictureError, sent, submit };
}

/** Signs a person without an account in as a guest, who owns the pictures until the review is sent. */
async function sendByLink(review: Callables['sendLinkedReview']['request']) {
  const who = await ensureUser();
  return who.ok ? call('sendLinkedReview', review) : who;
}

const keyOf = (productId: string) => `boards.review.${pageStore()}.${productId}` as const;

/** Text typed in this tab by `uid`, or before a login, which survives a reload; null for none. */
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

import { Button, Field, HStack, Stack, Text, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { LeaveDialog } from '@/components/admin/forms/leave-dialog';
import { useAction } from '@/components/overlays/use-action';
import { useStoreId } from '@/context/use-store-id';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { isolateNumberPairs } from '@/lib/domain/locale';
import type { ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { call } from '@/lib/functions/call';

/** The store's reply to a published review, which the shop shows below it. */
export function ReviewReply({ review }: { readonly review: ModeratedReview }) {
  const store = useStoreId();
  const { t } = useTranslation('admin-orders');
  /** The typed reply and the version of the review that it answers; null while nobody writes. */
  const [draft, setDraft] = useState<{ readonly text: string; readonly seenAt: number } | null>(null);
  const { run, busy: sending } = useAction();
  const { productId, id: reviewId, reply, updatedAt } = review;

  const send = async (text: string, seenAt: number) => {
    const request = { storeId: store, productId, reviewId, seenAt, text: text.trim() };
    const done = t(text ? 'reviews.reply.done' : 'reviews.reply.removed');
    if ((await run(call('replyToReview', request), done)).ok) setDraft(null);
  };

  if (draft)
    return (
      <Stack
        as="form"
        gap="3"
        align="flex-start"
        onSubmit={(event) => {
          event.preventDefault();
          void send(draft.text, draft.seenAt);
        }}
      >
        <LeaveDialog dirty={draft.text.trim() !== (reply?.text ?? '')} />
        <Field.Root>
          <Field.Label>{t('reviews.reply.label')}</Field.Label>
          <Textarea
            rows={3}
            dir="auto"
            value={draft.text}
            readOnly={sending}
            maxLength={FIELD_LIMITS.commentsMax}
            onChange={(event) => setDraft({ ...draft, text: event.target.value })}
          />
          <Field.HelperText>{t('reviews.reply.hint')}</Field.HelperText>
        </Field.Root>
        <HStack gap="2">
          <Button type="submit" size="sm" loading={sending} disabled={!draft.text.trim()}>
            {t('reviews.reply.send')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setDraft(null)}>
            {t('reviews.reply.leave')}
          </Button>
        </HStack>
      </Stack>
    );
  return (
    <Stack gap="2" align="flex-start">
      {reply && (
        <Stack gap="1" ps="4" borderStartWidth="2px">
          <Text textStyle="sm" fontWeight="medium">
            {t('reviews.reply.yours')}
          </Text>
          <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {isolateNumberPairs(reply.text)}
          </Text>
        </Stack>
      )}
      <HStack gap="2">
        <Button
          size="sm"
          variant="outline"
          onClick={() => setDraft({ text: reply?.text ?? '', seenAt: updatedAt })}
        >
          {t(reply ? 'reviews.reply.change' : 'reviews.reply.write')}
        </Button>
        {reply && (
          <Button size="sm" variant="ghost" loading={sending} onClick={() => void send('', updatedAt)}>
            {t('reviews.reply.remove')}
          </Button>
        )}
      </HStack>
    </Stack>
  );
}

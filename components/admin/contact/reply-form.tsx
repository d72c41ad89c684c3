import { Button, Field, Stack, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type SyntheticEvent } from 'react';
import { LeaveDialog } from '@/components/admin/forms/leave-dialog';
import { useAction } from '@/components/overlays/use-action';
import { useStoreId } from '@/context/use-store-id';
import type { ContactRequest } from '@/lib/domain/contact/contact-request';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { directionOf } from '@/lib/domain/locale';
import { call } from '@/lib/functions/call';
import { randomKey } from '@/lib/browser/random-key';

const NOTHING = { text: '', key: '' };

/** Replies by e-mail. The idempotency key belongs to the text, so that a retry sends no second e-mail. */
export function ReplyForm({ message: { id, email, locale } }: { readonly message: ContactRequest }) {
  const store = useStoreId();
  const { t } = useTranslation('admin-orders');
  const [draft, setDraft] = useState(NOTHING);
  const { run, busy: sending } = useAction();

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const request = { storeId: store, requestId: id, ...draft };
    const result = await run(call('answerContactRequest', request), t('inbox.reply.done'));
    // What is typed meanwhile has another key.
    if (result.ok) setDraft((now) => (now.key === draft.key ? NOTHING : now));
  };

  return (
    <Stack as="form" gap="3" align="flex-start" onSubmit={send}>
      <LeaveDialog dirty={draft.text.trim() !== ''} />
      <Field.Root>
        <Field.Label>{t('inbox.reply.label')}</Field.Label>
        <Textarea
          rows={5}
          value={draft.text}
          maxLength={FIELD_LIMITS.descriptionMax}
          dir={draft.text ? 'auto' : directionOf(locale)}
          onChange={(event) => setDraft({ text: event.target.value, key: randomKey() })}
        />
        <Field.HelperText>
          {t('inbox.reply.hint', { email: email, language: t(`inbox.languages.${locale}`) })}
        </Field.HelperText>
      </Field.Root>
      <Button type="submit" loading={sending} disabled={!draft.text.trim()}>
        {t('inbox.reply.send')}
      </Button>
    </Stack>
  );
}

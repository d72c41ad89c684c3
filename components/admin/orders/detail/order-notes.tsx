import { Box, Button, Field, List, Stack, Text, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type SyntheticEvent } from 'react';
import { Failure } from '@/components/admin/load-state';
import { notify } from '@/components/overlays/notify';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { isolateNumberPairs } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderNote } from '@/lib/domain/orders/order-note';
import { watchOrderNotes } from '@/lib/firestore/orders/order-notes';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';
import { randomKey } from '@/lib/browser/random-key';

/** What the store's people tell each other about an order. */
export function OrderNotes({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const notes = useListener<OrderNote[]>(order.id, (onNext, onError) =>
    watchOrderNotes(order.storeId, order.id, onNext, onError),
  );
  return (
    <Stack gap="4">
      <Text textStyle="sm" color="fg.muted">
        {t('notes.hint')}
      </Text>
      <NoteForm order={order} />
      {notes.status === 'failed' && <Failure code={notes.code} />}
      {notes.status === 'ready' && notes.value.length > 0 && <NoteList notes={notes.value} />}
    </Stack>
  );
}

function NoteForm({ order: { storeId, id: orderId } }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const { ofError } = useErrorText();
  // The key stays with the text until it is stored, so that a retry does not store it twice.
  const [draft, setDraft] = useState({ text: '', key: '' });
  const [saving, setSaving] = useState(false);

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSaving(true);
    const result = await call('addOrderNote', { storeId, orderId, ...draft });
    setSaving(false);
    if (result.ok) setDraft({ text: '', key: '' });
    else notify({ type: 'error', message: ofError(result.error) });
  };

  return (
    <Stack as="form" gap="2" align="flex-start" onSubmit={save}>
      <Field.Root>
        <Field.Label>{t('notes.label')}</Field.Label>
        <Textarea
          value={draft.text}
          maxLength={FIELD_LIMITS.commentsMax}
          dir="auto"
          onChange={(event) => setDraft({ text: event.target.value, key: randomKey() })}
        />
      </Field.Root>
      <Button type="submit" size="sm" variant="outline" loading={saving} disabled={!draft.text.trim()}>
        {t('notes.add')}
      </Button>
    </Stack>
  );
}

function NoteList({ notes }: { readonly notes: readonly OrderNote[] }) {
  const { t } = useTranslation('admin-orders');
  const { dateTime } = useFormats();
  return (
    <List.Root variant="plain" gap="3" aria-label={t('notes.title')}>
      {notes.map((note) => (
        <List.Item display="block" key={note.id}>
          <Box borderInlineStartWidth="3px" borderColor="border.emphasized" ps="3">
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
              {isolateNumberPairs(note.text)}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              <bdi>{note.byName}</bdi> · {dateTime(note.at)}
            </Text>
          </Box>
        </List.Item>
      ))}
    </List.Root>
  );
}

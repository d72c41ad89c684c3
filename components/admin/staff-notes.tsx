import { Box, Button, Field, List, Stack, Text, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type SyntheticEvent } from 'react';
import { LeaveDialog } from '@/components/admin/forms/leave-dialog';
import { Failure } from '@/components/admin/load-state';
import { useAction } from '@/components/overlays/use-action';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { isolateNumberPairs } from '@/lib/domain/locale';
import type { Result } from '@/lib/domain/result';
import type { StaffNote } from '@/lib/domain/staff/staff-note';
import { watchStaffNotes } from '@/lib/firestore/staff-notes';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';
import { randomKey } from '@/lib/browser/random-key';

interface StaffNotesProps {
  /** Path of the notes' collection. */
  readonly path: string;
  /** Stores a note; idempotent by the note's key. */
  readonly save: (note: Draft) => Promise<Result<unknown>>;
}

interface Draft {
  readonly text: string;
  readonly key: string;
}

/** Internal notes of the staff about an order or a customer. */
export function StaffNotes({ path, save }: StaffNotesProps) {
  const { t } = useTranslation('admin-orders');
  const notes = useListener<StaffNote[]>(path, (onNext, onError) => watchStaffNotes(path, onNext, onError));
  return (
    <Stack gap="4">
      <Text textStyle="sm" color="fg.muted">
        {t('notes.hint')}
      </Text>
      <NoteForm save={save} />
      {notes.status === 'failed' && <Failure code={notes.code} />}
      {notes.status === 'ready' && notes.value.length > 0 && <NoteList notes={notes.value} />}
    </Stack>
  );
}

const NOTHING: Draft = { text: '', key: '' };

function NoteForm({ save }: Pick<StaffNotesProps, 'save'>) {
  const { t } = useTranslation('admin-orders');
  // The key belongs to the text until it is stored, so that a retry stores it only once.
  const [draft, setDraft] = useState(NOTHING);
  const { run, busy: saving } = useAction();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // What is typed meanwhile has another key.
    if ((await run(save(draft))).ok) setDraft((now) => (now.key === draft.key ? NOTHING : now));
  };

  return (
    <Stack as="form" gap="2" align="flex-start" onSubmit={submit}>
      <LeaveDialog dirty={draft.text.trim() !== ''} />
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

function NoteList({ notes }: { readonly notes: readonly StaffNote[] }) {
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

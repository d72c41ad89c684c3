import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import type { CategoryPlace } from '@/lib/domain/catalogue/groups/category-tree';
import { movedBack } from '@/lib/domain/catalogue/groups/move-in-tree';
import { isSame } from '@/lib/domain/is-same';
import type { Result } from '@/lib/domain/result';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

type Places = readonly CategoryPlace[];

/** A group that moved, and the places before. */
interface Move {
  readonly id: string;
  readonly before: Places;
}

interface Arrangement {
  /** The places that are being saved; null when they are those stored. */
  readonly moved: Places | null;
  /** Shows and saves the places after a move. */
  arrange(places: Places, move: Move): void;
}

/**
 * Saves moves optimistically, one arrangement at a time: what moves meanwhile goes out with the next one, so that an older
 * arrangement never overwrites a newer. Undo takes back these moves alone, from the places that there are by then.
 */
export function useArrangement(
  stored: Places,
  send: (places: Places) => Promise<Result<unknown>>,
): Arrangement {
  const { t } = useTranslation('admin-categories');
  const text = useErrorText();
  const [moved, setMoved] = useState<Places | null>(null);
  const newest = useRef<Places | null>(null);
  const moves = useRef<readonly Move[]>([]);
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
  }, [stored]);

  const save = async (places: Places) => {
    const isSaving = newest.current !== null;
    newest.current = places;
    setMoved(places);
    if (isSaving) return;
    const saved = await sendNewest();
    const made = moves.current;
    newest.current = null;
    moves.current = [];
    setMoved(null);
    if (!saved.ok) {
      const field = text.ofField(saved.error.fields?.slug);
      return notify({ type: 'error', message: field ?? text.ofError(saved.error) });
    }
    const undo = made.length > 0 && { label: t('moved.undo'), onClick: () => takeBack(made) };
    notify({ type: 'success', message: t('moved.done'), ...(undo && { action: undo }) });
  };

  const sendNewest = async (): Promise<Result<unknown>> => {
    for (;;) {
      const sent = newest.current ?? [];
      const saved = await send(sent);
      if (!saved.ok || newest.current === sent) return saved;
    }
  };

  const takeBack = (made: readonly Move[]) => {
    const now = newest.current ?? latest.current;
    const back = made.reduceRight<Places>((places, { id, before }) => movedBack(places, before, id), now);
    if (!isSame(back, now)) void save(back);
  };

  return {
    moved,
    arrange(places, move) {
      moves.current = [...moves.current, move];
      void save(places);
    },
  };
}

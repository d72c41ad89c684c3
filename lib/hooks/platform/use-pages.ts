import { useEffect, useEffectEvent, useState } from 'react';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import type { Result } from '@/lib/domain/result';

export interface Page<T, C> {
  readonly items: readonly T[];
  /** Where the next page begins; null for none. */
  readonly next: C | null;
}

interface Read<T, C> extends Page<T, C> {
  readonly key: string | null;
  readonly failed: ErrorCode | null;
}

/** The pages of a list that were read so far. */
export interface Pages<T> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly items: readonly T[];
  readonly code: ErrorCode | null;
  readonly hasMore: boolean;
  readonly busy: boolean;
  more(): void;
  /** Begins anew, also after a failure. */
  reload(): void;
}

/** Reads a list page by page. `key` names all that `read` depends on; what was read for another one is never shown. */
export function usePages<T, C>(
  key: string,
  read: (after: C | null) => Promise<Result<Page<T, C>>>,
): Pages<T> {
  const [last, setLast] = useState<Read<T, C>>({ key: null, items: [], next: null, failed: null });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const start = useEffectEvent(read);

  useEffect(() => {
    let current = true;
    void start(null).then((page) => {
      if (!current) return;
      const found = page.ok ? page.value : { items: [], next: null };
      setLast({ ...found, key, failed: page.ok ? null : page.error.code });
    });
    return () => {
      current = false;
    };
  }, [key, attempt]);

  const more = async () => {
    if (busy || !last.next) return;
    setBusy(true);
    const page = await read(last.next);
    setBusy(false);
    setLast((known) => {
      if (known.key !== key) return known;
      if (!page.ok) return { ...known, failed: page.error.code };
      return { key, items: [...known.items, ...page.value.items], next: page.value.next, failed: null };
    });
  };
  const isOther = last.key !== key;
  const failed = isOther ? null : last.failed;
  return {
    status: isOther ? 'loading' : failed ? 'failed' : 'ready',
    items: isOther ? [] : last.items,
    code: failed,
    hasMore: !isOther && last.next !== null,
    busy,
    more: () => void more(),
    reload: () => setAttempt((count) => count + 1),
  };
}

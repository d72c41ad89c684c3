import { useEffect, useState } from 'react';
import { useStoreId } from '@/context/use-store-id';
import type { MessageToSend } from '@/lib/domain/api/messages';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';

interface Texts {
  readonly byId: ReadonlyMap<string, MessageToSend>;
  /** The ids that `code` belongs to. */
  readonly asked: string;
  readonly code: ErrorCode | null;
}

/** Texts and links of these messages; known ones are not requested again. */
export function useMessageTexts(ids: readonly string[]) {
  const store = useStoreId();
  const [texts, setTexts] = useState<Texts>({ byId: new Map(), asked: '', code: null });
  const [attempt, setAttempt] = useState(0);
  const missing = ids.filter((id) => !texts.byId.has(id)).join(' ');
  useEffect(() => {
    if (!missing) return;
    let isCurrent = true;
    void call('renderMessages', { storeId: store, messageIds: missing.split(' ') }).then((answer) => {
      if (!isCurrent) return;
      setTexts(({ byId }) => ({
        byId: answer.ok
          ? new Map([...byId, ...answer.value.messages.map((one) => [one.id, one] as const)])
          : byId,
        asked: missing,
        code: answer.ok ? null : answer.error.code,
      }));
    });
    return () => {
      isCurrent = false;
    };
  }, [missing, attempt, store]);
  return {
    textOf: (id: string): MessageToSend | undefined => texts.byId.get(id),
    /** True if the store answered without this message: its order no longer exists. */
    isGone: (id: string): boolean =>
      texts.code === null && texts.asked.split(' ').includes(id) && !texts.byId.has(id),
    code: texts.asked === missing ? texts.code : null,
    retry: () => setAttempt((count) => count + 1),
  };
}

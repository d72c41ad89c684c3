import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import type { MarkedState } from '@/lib/domain/api/messages';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Records the result of a message; the list updates live. */
export function useMarkMessage() {
  const store = useStoreId();
  const { ofError } = useErrorText();
  const [busy, setBusy] = useState<string | null>(null);
  const mark = async (messageId: string, to: MarkedState) => {
    setBusy(messageId);
    const answer = await call('markMessage', { storeId: store, messageId, to });
    setBusy(null);
    if (!answer.ok) notify({ type: 'error', message: ofError(answer.error) });
  };
  return { busy, mark };
}

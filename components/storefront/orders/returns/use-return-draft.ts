import { useState } from 'react';
import { randomKey } from '@/lib/browser/random-key';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import type { ReturnReason, ReturnWish } from '@/lib/domain/orders/returns/return';
import { canReturnFor, returnableQuantity } from '@/lib/domain/orders/returns/return-steps';
import { call } from '@/lib/functions/call';
import { uploadReturnPhoto } from '@/lib/functions/pictures/order-picture';

export interface ChosenLine {
  readonly line: number;
  readonly most: number;
  readonly quantity: number;
  readonly reason: ReturnReason;
}

interface Draft {
  readonly chosen: Readonly<Record<number, Partial<Pick<ChosenLine, 'quantity' | 'reason'>>>>;
  readonly wish: ReturnWish;
  readonly note: string;
  /** Uploaded after the store has the request. */
  readonly photos: readonly File[];
  /** Idempotency key: it changes with the draft, so that a retry asks no second time. */
  readonly key: string;
}

/**
 * A return while the shopper prepares it; no line is chosen at first. `onSent` gets the number of photos that failed to upload.
 */
export function useReturnDraft(order: Order, token: string | undefined, onSent: (missing: number) => void) {
  const [draft, setDraft] = useState<Draft>(() => ({
    chosen: {},
    wish: 'refund',
    note: '',
    photos: [],
    key: randomKey(),
  }));
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const change = (changes: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...changes, key: randomKey() }));
  const choose = (line: number, changes: Partial<ChosenLine>) =>
    change({ chosen: { ...draft.chosen, [line]: { ...draft.chosen[line], ...changes } } });

  const lines = order.lines.flatMap((_, line): ChosenLine[] => {
    const most = returnableQuantity(order, line);
    const { quantity = 0, reason } = draft.chosen[line] ?? {};
    const usual = canReturnFor(order, line, 'unwanted') ? 'unwanted' : 'damaged';
    return most > 0 ? [{ line, most, quantity: Math.min(quantity, most), reason: reason ?? usual }] : [];
  });

  const uploadAll = async (photos: readonly File[], returnId: string): Promise<number> => {
    let missing = 0;
    for (const photo of photos)
      if (!(await uploadReturnPhoto(order, returnId, photo, token)).ok) missing += 1;
    return missing;
  };

  const send = async () => {
    const wanted = lines.filter(({ quantity }) => quantity > 0);
    if (wanted.length === 0) return setFailure({ code: 'return-too-much' });
    setSaving(true);
    setFailure(null);
    const { storeId, id: orderId } = order;
    const { wish, note, photos, key } = draft;
    const sent = await call('requestReturn', {
      ...{ storeId, orderId, key, wish, note, ...(token && { token }) },
      lines: wanted.map(({ line, quantity, reason }) => ({ line, quantity, reason })),
    });
    const missing = sent.ok ? await uploadAll(photos, key) : 0;
    setSaving(false);
    if (sent.ok) onSent(missing);
    else setFailure(sent.error);
  };
  return { lines, choose, draft, change, saving, failure, send };
}

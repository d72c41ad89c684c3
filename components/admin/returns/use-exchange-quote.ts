import { useEffect, useState } from 'react';
import type { AddedPiece } from '@/components/admin/orders/edits/use-order-edit';
import { randomKey } from '@/lib/browser/random-key';
import type { Callables } from '@/lib/domain/api/callables';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderReturn } from '@/lib/domain/orders/returns/return';
import type { Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';

interface Draft {
  readonly added: readonly AddedPiece[];
  /** Idempotency key: it changes with the draft, so that a retry exchanges nothing twice. */
  readonly key: string;
}

type Quote = Result<Callables['exchangeReturn']['response']>;

/** The replacement for a return and its quote; `difference` and `refused` are null while unknown. */
export function useExchangeQuote({ storeId, id: orderId }: Order, { id: returnId }: OrderReturn) {
  const [draft, setDraft] = useState<Draft>({ added: [], key: '' });
  const [answered, setAnswered] = useState<{ readonly key: string; readonly quote: Quote } | null>(null);
  useEffect(() => {
    const asked = askedFor(draft);
    if (asked.added.length === 0) return;
    let isStale = false;
    void call('exchangeReturn', { storeId, orderId, returnId, ...asked }).then((quote) => {
      if (!isStale) setAnswered({ key: asked.key, quote });
    });
    return () => {
      isStale = true;
    };
  }, [storeId, orderId, returnId, draft]);
  const asked = askedFor(draft);
  const quote = answered?.key === draft.key && asked.added.length > 0 ? answered.quote : null;
  return {
    added: draft.added,
    setAdded: (added: readonly AddedPiece[]) => setDraft({ added, key: randomKey() }),
    asked,
    difference: quote?.ok ? quote.value.difference : null,
    refused: quote && !quote.ok ? quote.error : null,
  };
}

const askedFor = ({ added, key }: Draft) => ({
  key,
  added: added
    .filter(({ quantity }) => quantity > 0)
    .map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
});

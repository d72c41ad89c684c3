import { useRouter } from 'next/router';
import { useState } from 'react';
import { readAmountOrNone } from '@/components/admin/forms/amounts';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { randomKey } from '@/lib/browser/random-key';
import type { RequestedLine } from '@/lib/domain/api/orders';
import type { Callables } from '@/lib/domain/api/callables';
import { deliveredTo } from '@/lib/domain/cart/delivered-to';
import type { AppError } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';
import { useReadOnce, type ReadOnceState } from '@/lib/hooks/use-read-once';
import { NO_ADDRESS, useHandDraft, type DraftLine } from './hand-draft';

export type HandQuote = Callables['quoteHandOrder']['response'];

const requested = (lines: readonly DraftLine[]): RequestedLine[] =>
  lines.map(({ productId, variantId, quantity, seenPrice }) => ({
    productId,
    variantId,
    quantity,
    seenPrice,
  }));

/** The order that is being taken: its draft, what the store says of it, and sending it. */
export function useHandOrder() {
  const { storeId, baseCurrency: currency } = useStoreSetting();
  const { push } = useRouter();
  const [draft, change] = useHandDraft();
  // Sent again after a failure, it is the same order.
  const [key, setKey] = useState(randomKey);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const { address, paymentMethod, locale, source, reason, note, holdHours } = draft;
  const discount = readAmountOrNone(draft.discount, currency) ?? 0;
  const asked = {
    ...{ storeId, lines: requested(draft.lines), currency, locale, paymentMethod },
    discount: Number.isNaN(discount) ? 0 : discount,
  };
  const basis = { ...asked, ...deliveredTo({ ...NO_ADDRESS, ...address }) };
  const quote: ReadOnceState<HandQuote> = useReadOnce(
    draft.lines.length > 0 ? JSON.stringify(basis) : null,
    () => call('quoteHandOrder', basis),
  );

  /** Takes the prices as they are now for the draft's. */
  const acceptPrices = () => {
    if (quote.status !== 'ready') return;
    const { lines, changes } = quote.value;
    const kept = draft.lines.flatMap((line) => {
      const found = lines.find(
        ({ productId, variantId }) => productId === line.productId && variantId === line.variantId,
      );
      const price = changes.find(
        (one) => one.kind === 'price' && one.productId === line.productId && one.variantId === line.variantId,
      );
      if (!found) return [];
      const seenPrice = price?.kind === 'price' ? price.to : line.seenPrice;
      return [{ ...line, quantity: found.quantity, seenPrice }];
    });
    change({ lines: kept });
  };

  const send = async () => {
    if (quote.status !== 'ready') return;
    setSending(true);
    setFailure(null);
    const result = await call('placeHandOrder', {
      ...asked,
      ...{ key, source, reason, note, holdHours },
      discount,
      address: { ...NO_ADDRESS, ...address },
      seenTotal: quote.value.total,
    });
    setSending(false);
    if (!result.ok) {
      // An answer was lost and the draft changed since: what is sent next is another order.
      if (result.error.code === 'key-reused') setKey(randomKey());
      return setFailure(result.error);
    }
    setKey(randomKey());
    change(null);
    await push(adminPaths.order(result.value.orderId));
  };
  return { draft, change, quote, acceptPrices, send, sending, failure };
}

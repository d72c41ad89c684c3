import { useRouter } from 'next/router';
import { useState } from 'react';
import { readAmountOrNone } from '@/components/admin/forms/amounts';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { randomKey } from '@/lib/browser/random-key';
import type { QuotedLine, RequestedLine } from '@/lib/domain/api/orders';
import type { Callables } from '@/lib/domain/api/callables';
import { deliveryQuote } from '@/lib/domain/cart/pricing/charges';
import { measureGoods } from '@/lib/domain/cart/pricing/cart-totals';
import { deliveredTo } from '@/lib/domain/cart/delivered-to';
import { sumOf } from '@/lib/domain/money/sum-of';
import type { AppError } from '@/lib/domain/errors/app-error';
import { offeredMethods } from '@/lib/domain/payments/offered-methods';
import { call } from '@/lib/functions/call';
import { useReadOnce, type ReadOnceState } from '@/lib/hooks/use-read-once';
import { NO_ADDRESS, typedPrices, useHandDraft, type DraftLine } from './hand-draft';

export type HandQuote = Callables['quoteHandOrder']['response'];

const requested = (lines: readonly DraftLine[]): RequestedLine[] =>
  lines.map(({ productId, variantId, quantity, seenPrice }) => ({
    productId,
    variantId,
    quantity,
    seenPrice,
  }));

/** A manual order: its draft, its quote, and sending it. */
export function useHandOrder() {
  const setting = useStoreSetting();
  const { storeId, baseCurrency: currency } = setting;
  const { push } = useRouter();
  const [kept, change] = useHandDraft();
  const [told, setTold] = useState<HandQuote['methods'] | null>(null);
  // Until a quote says whether the store has keys for cards, it may.
  const methods = told ?? offeredMethods(setting, true);
  // A method that the store does not offer is never requested: the select cannot show it.
  const isOffered = methods.includes(kept.paymentMethod);
  const draft = {
    ...kept,
    paymentMethod: isOffered ? kept.paymentMethod : (methods[0] ?? kept.paymentMethod),
  };
  // Idempotency key: a retry after a failure is the same order.
  const [key, setKey] = useState(randomKey);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const { address, paymentMethod, locale, source, reason, note, holdHours } = draft;
  const discount = readAmountOrNone(draft.discount, currency) ?? 0;
  const prices = typedPrices(draft.lines, currency);
  const to = deliveredTo({ ...NO_ADDRESS, ...address });
  const deliveryOf = (lines: readonly Pick<QuotedLine, 'basePrice' | 'quantity' | 'weight'>[]) => {
    const subtotal = sumOf(lines, ({ basePrice, quantity }) => basePrice * quantity);
    return deliveryQuote({ subtotal, ...measureGoods(lines) }, setting, to);
  };
  // The methods depend only on the address; a method that it does not offer is not requested.
  const offered = deliveryOf([]);
  const hasMethod =
    offered.status === 'offers' && offered.offers.some(({ method }) => method.id === draft.deliveryMethod);
  const asked = {
    ...{ storeId, lines: requested(draft.lines), currency, locale, paymentMethod },
    ...(hasMethod && { deliveryMethod: draft.deliveryMethod }),
    discount: Number.isNaN(discount) ? 0 : discount,
  };
  const known = prices.filter(({ price }) => !Number.isNaN(price));
  const basis = {
    ...{ ...asked, ...to },
    prices: known.map(({ productId, variantId, price }) => ({ productId, variantId, price })),
  };
  const quote: ReadOnceState<HandQuote> = useReadOnce(
    draft.lines.length > 0 ? JSON.stringify(basis) : null,
    () => call('quoteHandOrder', basis),
  );
  // Kept while the next quote loads, which may be one for another method.
  if (quote.status === 'ready' && quote.value.methods !== told) setTold(quote.value.methods);

  /** Accepts the current prices for the draft. */
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
      ...{ discount, prices },
      address: { ...NO_ADDRESS, ...address },
      seenTotal: quote.value.total,
    });
    setSending(false);
    if (!result.ok) {
      // The draft changed after a lost answer, so the next request is another order.
      if (result.error.code === 'key-reused') setKey(randomKey());
      return setFailure(result.error);
    }
    setKey(randomKey());
    change(null);
    await push(adminPaths.order(result.value.orderId));
  };
  const delivery = quote.status === 'ready' ? deliveryOf(quote.value.lines) : null;
  return { draft, methods, change, quote, delivery, acceptPrices, send, sending, failure };
}

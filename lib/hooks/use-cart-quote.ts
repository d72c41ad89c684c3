import { useEffect, useEffectEvent, useState } from 'react';
import type { Quote } from '@/lib/domain/api/orders';
import type { Destination } from '@/lib/domain/cart/charges';
import type { CartLine } from '@/lib/domain/cart/cart';
import { requestedLines } from '@/lib/domain/cart/requested-lines';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { call } from '@/lib/functions/call';

const SETTLE_MS = 300;

export type CartQuote =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly quote: Quote }
  | { readonly status: 'failed'; readonly error: AppError };

interface Asked {
  readonly key: string;
  readonly answer: CartQuote;
}

/** What the store would charge for `lines` now, and what has changed; asked anew when the cart has settled. */
export function useCartQuote(
  store: StoreId,
  lines: readonly CartLine[],
  currency: CurrencyCode,
  locale: Locale,
  { city, paymentMethod }: Destination,
): CartQuote {
  const [asked, setAsked] = useState<Asked | null>(null);
  const request = {
    storeId: store,
    lines: requestedLines(lines),
    currency,
    locale,
    ...(city && { city }),
    ...(paymentMethod && { paymentMethod }),
  };
  const key = JSON.stringify(request);
  const isEmpty = lines.length === 0;

  const quote = useEffectEvent(() => call('quoteCart', request));

  useEffect(() => {
    if (isEmpty) return;
    let current = true;
    const ask = async () => {
      const result = await quote();
      if (!current) return;
      const answer: CartQuote = result.ok
        ? { status: 'ready', quote: result.value }
        : { status: 'failed', error: result.error };
      setAsked({ key, answer });
    };
    const timer = setTimeout(() => void ask(), SETTLE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, isEmpty]);

  return asked?.key === key ? asked.answer : { status: 'loading' };
}

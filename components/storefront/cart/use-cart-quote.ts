import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { onRetrySignal } from '@/lib/browser/retry-signal';
import type { Quote } from '@/lib/domain/api/orders';
import type { CartLine } from '@/lib/domain/cart/cart';
import type { Destination } from '@/lib/domain/cart/pricing/charges';
import { pricingTermsOf } from '@/lib/domain/cart/pricing/pricing-terms';
import { requestedLines } from '@/lib/domain/cart/requested-lines';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Locale } from '@/lib/domain/locale';
import type { CurrencyCode } from '@/lib/domain/money/money';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { useToday } from '@/lib/hooks/store/use-today';
import type { Paying } from '@/components/storefront/gift-cards/use-gift-code';
import { call } from '@/lib/functions/call';

const SETTLE_MS = 300;

export type CartQuote =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly quote: Quote }
  | { readonly status: 'failed'; readonly error: AppError };

const LOADING: CartQuote = { status: 'loading' };

interface Asked {
  readonly key: string;
  readonly answer: CartQuote;
}

interface AskedQuote {
  readonly quote: CartQuote;
  askAgain(): void;
}

/**
 * Quotes `lines` at the store's current prices and lists changes. Quotes again on `askAgain`, and when the cart, the setting's
 * terms or the store's day have changed. A failed quote is retried when the network is back.
 */
export function useCartQuote(
  setting: StoreSetting,
  lines: readonly CartLine[],
  currency: CurrencyCode,
  locale: Locale,
  destination: Destination & Partial<Paying>,
  code: string,
): AskedQuote {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [round, setRound] = useState(0);
  const request = {
    storeId: setting.storeId,
    lines: requestedLines(lines),
    currency,
    locale,
    ...(code && { code }),
    ...(Object.fromEntries(Object.entries(destination).filter(([, value]) => value)) as typeof destination),
  };
  const today = useToday(setting.timeZone);
  const key = JSON.stringify([request, pricingTermsOf(setting), today, round]);
  const isEmpty = lines.length === 0;
  const askAgain = useCallback(() => setRound((rounds) => rounds + 1), []);

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

  const answered = asked?.key === key ? asked.answer : LOADING;
  const hasFailed = answered.status === 'failed';

  useEffect(() => (hasFailed ? onRetrySignal(askAgain) : undefined), [hasFailed, askAgain]);

  return { quote: answered, askAgain };
}

import { useEffect, useState } from 'react';
import { useCart } from '@/context/cart-context';
import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Quote } from '@/lib/domain/api/orders';
import { lineKey, MAX_QUANTITY, type LineId } from '@/lib/domain/cart/cart';
import type { Destination } from '@/lib/domain/cart/pricing/charges';
import { estimateCart } from '@/lib/domain/cart/pricing/estimate-cart';
import { lineDiscountRows } from '@/lib/domain/discounts/discount-rows';
import type { GiftCode } from '@/components/storefront/gift-cards/use-gift-code';
import { PAYMENT_METHODS } from '@/lib/domain/orders/order-status';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useToday } from '@/lib/hooks/store/use-today';
import { useCartQuote } from './use-cart-quote';
import { useDiscountCode, useStoredCode } from '@/components/storefront/cart/discounts/use-discount-code';

interface Heard {
  readonly answer: Quote | null;
  /** From all quotes so far: pieces in stock by line, and prices of a piece in the base currency. */
  readonly available: ByLine;
  readonly prices: ByLine;
}

/** Maps a line's key to a number. */
type ByLine = Readonly<Record<string, number>>;

/** The cart with the store's quote: totals for `destination` as far as known, changes, stock and payment methods. */
export function useQuotedCart(destination: Destination = {}, gift: GiftCode | null = null) {
  const { lines, learn } = useCart();
  const { currency } = useCurrency();
  const setting = useStoreSetting();
  const locale = useLocale();
  const day = useToday(setting.timeZone);
  const stored = useStoredCode();
  const asked = gift ? { ...destination, giftCode: gift.giftCode, useCredit: gift.useCredit } : destination;
  const { quote, askAgain } = useCartQuote(setting, lines, currency, locale, asked, stored.code);
  const answer = quote.status === 'ready' ? quote.quote : null;
  const [heard, setHeard] = useState<Heard>({ answer: null, available: {}, prices: {} });
  // Shows the last quote while a new one loads.
  if (answer && answer !== heard.answer) {
    setHeard({
      answer,
      available: { ...heard.available, ...byLine(answer, 'available') },
      prices: { ...heard.prices, ...byLine(answer, 'basePrice') },
    });
    gift?.hear(answer);
  }
  useEffect(() => {
    if (answer) learn(answer.lines);
  }, [answer, learn]);
  const code = stored.rule ?? undefined;
  // Uses the last quoted prices, so that an outdated price does not reappear while a new quote loads.
  const priced = lines.map((line) => ({ ...line, unitPrice: heard.prices[lineKey(line)] ?? line.unitPrice }));
  const totals =
    answer ?? estimateCart(priced, setting, currency, { day, code, prepaid: gift?.source }, destination);
  const keys = (answer?.lines ?? lines).map(lineKey);
  return {
    quote,
    askAgain,
    totals,
    discount: useDiscountCode(stored, answer, totals.code),
    minimum: stored.rule?.minimum ?? 0,
    discountsOf: (line: LineId) => lineDiscountRows(totals.discounts, keys.indexOf(lineKey(line)), locale),
    methods: heard.answer?.methods ?? PAYMENT_METHODS.filter((method) => setting.payment[method].enabled),
    changes: answer?.changes ?? [],
    error: quote.status === 'failed' ? quote.error : null,
    available: (line: LineId) => Math.min(heard.available[lineKey(line)] ?? MAX_QUANTITY, MAX_QUANTITY),
  };
}

const byLine = ({ lines }: Quote, of: 'available' | 'basePrice'): ByLine =>
  Object.fromEntries(lines.map((line) => [lineKey(line), line[of]]));

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
  /** Of every answer so far: pieces by line, and prices of a piece in the base currency. */
  readonly available: ByLine;
  readonly prices: ByLine;
}

/** A number for each line, by its key. */
type ByLine = Readonly<Record<string, number>>;

/**
 * The cart with what the store says about it: totals for `destination` as far as that is known, what has changed, how
 * many can be had and how they can be paid.
 */
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
  // The last quote stays on screen while a new one loads.
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
  // At the prices that the store named last, so that a changed price does not come back while it is asked again.
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

import { useState } from 'react';
import type { PrepaidAnswer, Quote } from '@/lib/domain/api/orders';
import type { PrepaidSource } from '@/lib/domain/prepaid/use-prepaid';

/** The gift card or credit that pays before card or cash. */
export interface Paying {
  /** Empty without a gift card. */
  readonly giftCode: string;
  readonly useCredit: boolean;
}

export const NOT_PREPAID: Paying = { giftCode: '', useCredit: false };

export interface GiftCode extends Paying {
  /** The store's answer about it; null while the quote loads, and without one. */
  readonly answer: PrepaidAnswer | null;
  /** True if the store just refused a code. */
  readonly refused: boolean;
  /** For estimated totals until the store answers. */
  readonly source: PrepaidSource | null;
  apply(typed: string): void;
  setCredit(use: boolean): void;
  remove(): void;
  /** Reads the answer from a quote. */
  hear(quote: Quote): void;
}

/** The gift card or credit of one checkout. A code is worth money, so it is never stored in the browser. */
export function useGiftCode(): GiftCode {
  const [paying, setPaying] = useState(NOT_PREPAID);
  const [answer, setAnswer] = useState<PrepaidAnswer | null>(null);
  const [refused, setRefused] = useState(false);
  const change = (next: Paying, isRefused = false) => {
    setPaying(next);
    setAnswer(null);
    setRefused(isRefused);
  };
  return {
    ...paying,
    answer,
    refused,
    source: answer?.state === 'applied' ? answer : null,
    apply: (typed) => change({ giftCode: typed.trim(), useCredit: false }),
    setCredit: (useCredit) => change({ giftCode: '', useCredit }),
    remove: () => change(NOT_PREPAID),
    hear: ({ prepaidAnswer }) => {
      if (!prepaidAnswer || prepaidAnswer === answer) return;
      if (prepaidAnswer.state === 'unavailable') change(NOT_PREPAID, paying.giftCode !== '');
      else setAnswer(prepaidAnswer);
    },
  };
}

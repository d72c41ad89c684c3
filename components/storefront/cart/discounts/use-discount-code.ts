import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import type { CodeState } from '@/lib/domain/discounts/discount';
import type { Quote } from '@/lib/domain/api/orders';
import { discountCodeStore, dropCode, keepCode, keepRule, type StoredCode } from './discount-code-store';

/** The shopper's stored code; empty until the browser's storage is read. */
export function useStoredCode(): StoredCode {
  const stored = useSyncExternalStore(
    discountCodeStore.subscribe,
    discountCodeStore.get,
    () => discountCodeStore.initial,
  );
  return useHydrated() ? stored : discountCodeStore.initial;
}

export interface DiscountCode {
  /** Empty without one. */
  readonly code: string;
  /** The code's effect on the cart; null while the quote loads, and without a code. */
  readonly state: CodeState | null;
  /** The code that the store just refused; empty otherwise. */
  readonly refused: string;
  apply(typed: string): void;
  remove(): void;
}

/** The shopper's code and the store's answer about it; a refused code is removed from storage. */
export function useDiscountCode(
  { code }: StoredCode,
  answer: Quote | null,
  state: CodeState | null,
): DiscountCode {
  const [refused, setRefused] = useState('');
  const isRefused = code !== '' && answer?.code === 'unavailable';
  if (isRefused && refused !== code) setRefused(code);
  useEffect(() => {
    if (isRefused) dropCode();
    else if (code && answer?.codeRule) keepRule(answer.codeRule, code);
  }, [isRefused, code, answer]);
  return {
    code,
    state,
    refused,
    apply: (typed) => {
      setRefused('');
      keepCode(typed);
    },
    remove: () => {
      setRefused('');
      dropCode();
    },
  };
}

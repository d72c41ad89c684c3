import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';

import { useStoreSetting } from '@/context/store-setting-context';
import { rateOf } from '@/lib/domain/cart/pricing/rate-of';

import {
  convertPrice,
  DEFAULT_CURRENCY,
  formatMoney,
  isCurrencyCode,
  type CurrencyCode,
  type Minor,
} from '@/lib/domain/money/money';
import { storedValue } from '@/lib/browser/stored-value';
import { useWriting } from '@/lib/hooks/language/use-writing';

export interface CurrencyState {
  /** The shopper's choice among the currencies that the store offers. */
  readonly currency: CurrencyCode;
  setCurrency(code: CurrencyCode): void;
  /** An amount of the store's base currency in the shopper's, both in minor units. */
  convert(baseMinor: Minor): Minor;
  /** Renders an amount of the store's base currency (minor units) in the shopper's currency and language. */
  format(baseMinor: Minor): string;
}

const stored = storedValue<CurrencyCode>(
  'boards.currency',
  (text) => (isCurrencyCode(text) ? text : DEFAULT_CURRENCY),
  (code) => code,
);
const setCurrency = (code: CurrencyCode) => stored.update(() => code);

const CurrencyContext = createContext<CurrencyState | null>(null);

export function CurrencyProvider({ children }: { readonly children: ReactNode }) {
  const setting = useStoreSetting();
  const writing = useWriting();
  const chosen = useSyncExternalStore(stored.subscribe, stored.get, () => stored.initial);

  // Ads link here with the currency of their prices (`/feeds`).
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('currency');
    if (isCurrencyCode(asked)) setCurrency(asked);
  }, []);

  const value = useMemo(() => {
    const base = setting.baseCurrency;
    const currency = rateOf(setting, chosen) === undefined ? base : chosen;
    const rate = rateOf(setting, currency) ?? 1;
    const convert = (amount: Minor) => convertPrice(amount, base, currency, rate);
    const format = (amount: Minor) => formatMoney({ amount: convert(amount), currency }, writing);
    return { currency, setCurrency, convert, format };
  }, [setting, chosen, writing]);
  return <CurrencyContext value={value}>{children}</CurrencyContext>;
}

/** The shopper's currency. Throws outside `CurrencyProvider`. */
export function useCurrency(): CurrencyState {
  const state = useContext(CurrencyContext);
  if (!state) throw new Error('useCurrency must be used within a CurrencyProvider');
  return state;
}

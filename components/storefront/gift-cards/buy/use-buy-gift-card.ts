import { useState } from 'react';
import { useRouter } from 'next/router';
import { useStoreSetting } from '@/context/store-setting-context';
import { randomKey } from '@/lib/browser/random-key';
import { latinDigits } from '@/lib/domain/forms/clean-text';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Locale } from '@/lib/domain/locale';
import { parseMoney } from '@/lib/domain/money/money';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { ensureUser } from '@/lib/firebase/auth/account';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';

/** The choice of a custom amount. */
export const OTHER = 'other';

interface Draft {
  /** One of the store's amounts as text, or `OTHER`. */
  readonly chosen: string;
  readonly typed: string;
  readonly email: string;
  readonly name: string;
  readonly message: string;
  readonly locale: Locale;
  /** Empty to send it at once. */
  readonly sendOn: string;
  /** Idempotency key: it changes with the draft, so that a repeated press orders no second card. */
  readonly key: string;
}

/** A shopper's order of a gift card; submitting it opens its payment. */
export function useBuyGiftCard() {
  const { storeId, baseCurrency, giftCards } = useStoreSetting();
  const { push } = useRouter();
  const locale = useLocale();
  const [draft, setDraft] = useState<Draft>(() => ({
    ...{ chosen: String(giftCards.amounts[0] ?? OTHER), typed: '', email: '', name: '', message: '' },
    ...{ locale, sendOn: '', key: randomKey() },
  }));
  const [failure, setFailure] = useState<AppError | null>(null);
  const amount =
    draft.chosen === OTHER ? parseMoney(latinDigits(draft.typed), baseCurrency) : Number(draft.chosen);
  const change = (changes: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...changes, key: randomKey() }));

  const order = async (address: ShippingAddress) => {
    const guest = await ensureUser();
    if (!guest.ok) return guest;
    const { email, name, message, sendOn, key } = draft;
    return call('buyGiftCard', {
      ...{ storeId, key, amount: amount ?? 0, locale, address },
      receiver: { email, name, message, locale: draft.locale },
      ...(sendOn && { sendOn }),
    });
  };

  /** Resolves to the errors by field; none on success. */
  const buy = async (address: ShippingAddress): Promise<NonNullable<AppError['fields']>> => {
    setFailure(null);
    const bought = await order(address);
    if (bought.ok) {
      await push(paths.payment(bought.value.orderId));
      return {};
    }
    // The same key was used with another address: this is a new order.
    if (bought.error.code === 'key-reused') change({});
    setFailure(bought.error);
    return bought.error.fields ?? {};
  };
  return { draft, change, failure, buy };
}

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useCart } from '@/context/cart-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { useUserContext } from '@/context/user-context';
import { randomKey } from '@/lib/browser/random-key';
import { remindedCart } from '@/lib/browser/reminded-cart';
import { memberOf } from '@/lib/domain/account/current-user';
import { requestedLines } from '@/lib/domain/cart/requested-lines';
import type { AppError } from '@/lib/domain/errors/app-error';
import { emailSchema } from '@/lib/domain/forms/email-schema';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { dropKeptCart } from './drop-kept-cart';

/** Long enough that typing an address or changing a quantity sends one request (milliseconds). */
const SETTLE_MS = 1000;

/** Whether the shopper agreed to a reminder of this cart; while they do, its content is stored on the server under `email`. */
export function useKeptCart(email: string) {
  const { lines } = useCart();
  const { storeId } = useStoreSetting();
  const locale = useLocale();
  const cart = useSyncExternalStore(remindedCart.subscribe, remindedCart.get, () => remindedCart.initial);
  const [failure, setFailure] = useState<AppError | null>(null);
  const uid = memberOf(useUserContext().user)?.uid ?? null;
  const isOwn = cart !== null && (cart.uid === null || cart.uid === uid);
  const agreed = isOwn && cart.agreed;
  const wanted = requestedLines(lines);
  const isWhole = agreed && lines.length > 0 && emailSchema.isValidSync({ email });
  const key = isWhole ? JSON.stringify([cart?.id, email, locale, wanted]) : null;

  const keep = useEffectEvent(async () => {
    // The consent may have been withdrawn in another tab.
    const now = remindedCart.get();
    if (!now?.agreed) return;
    const kept = await call('keepCart', { storeId, cartId: now.id, email, locale, lines: wanted });
    setFailure(kept.ok ? null : kept.error);
  });
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => void keep(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [key]);

  const choose = (wants: boolean) => {
    setFailure(null);
    if (wants) {
      const id = (isOwn && cart.id) || randomKey();
      return remindedCart.update(() => ({ id, agreed: true, uid }));
    }
    dropKeptCart(storeId);
  };
  return { agreed, choose, failure };
}

import { oneTabAtATime } from '@/lib/browser/one-tab-at-a-time';
import {
  canBeStored,
  EMPTY_ACCOUNT_CART,
  storedLines,
  type AccountCart,
} from '@/lib/domain/cart/account-cart';
import type { CartLine } from '@/lib/domain/cart/cart';
import { parseAccountCart } from '@/lib/domain/cart/parse-cart';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { watchDocument, writeWithFullSdk, type OnError, type Stop } from '@/lib/firestore/listeners';

/** Listens to the account's cart in a store; an empty one when it has none yet. */
export function watchAccountCart(
  uid: string,
  store: StoreId,
  onNext: (cart: AccountCart) => void,
  onError: OnError,
): Stop {
  return watchDocument(
    collections.accountCart(uid, store),
    (_, data) => parseAccountCart(data),
    (cart) => onNext(cart ?? EMPTY_ACCOUNT_CART),
    onError,
  );
}

/**
 * Stores the result of `change` on the account's current lines (null: no change), retried when another device writes at the
 * same time; `onSaved` gets the stored cart.
 */
export function saveAccountCart(
  uid: string,
  store: StoreId,
  change: (stored: AccountCart) => readonly CartLine[] | null,
  onSaved: (cart: AccountCart) => void,
): Promise<Result<null>> {
  return writeWithFullSdk(({ doc, runTransaction, serverTimestamp }, db) =>
    // All tabs of a browser see a change at once; writing one after another avoids conflicts between them.
    oneTabAtATime('account-cart', async () => {
      const ref = doc(db, collections.accountCart(uid, store));
      const saved = await runTransaction(db, async (tx) => {
        const stored = parseAccountCart((await tx.get(ref)).data());
        const lines = change(stored);
        if (!lines || !canBeStored(lines)) return stored;
        const next = { version: stored.version + 1, lines };
        tx.set(ref, {
          version: next.version,
          lines: storedLines(lines),
          updatedAt: serverTimestamp(),
        });
        return next;
      });
      onSaved(saved);
    }),
  );
}

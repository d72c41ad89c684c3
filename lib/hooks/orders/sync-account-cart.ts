import {
  afterSaving,
  isSaved,
  joinAccount,
  leaveAccount,
  type AccountCart,
} from '@/lib/domain/cart/account-cart';
import { sameLines } from '@/lib/domain/cart/merge-carts';
import type { StoreId } from '@/lib/domain/ids';
import { saveAccountCart, watchAccountCart } from '@/lib/firestore/people/carts';
import { cartStore } from '@/lib/hooks/orders/cart-store';

/** Several taps on "one more" become one write. */
const SETTLE_MS = 400;
const RETRY_MS = 10_000;

/**
 * Syncs this browser's cart with the account's until the returned function is called: changes here are saved,
 * changes of other devices appear here. Offline the cart works alone and merges later.
 */
export function syncAccountCart(store: StoreId, uid: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving = false;
  let news: AccountCart | null = null;
  let stopped = false;

  const receive = (theirs: AccountCart) => {
    // A save returns as a snapshot, which only the save itself can distinguish from another device's.
    if (saving) news = theirs;
    else take(theirs);
  };

  const take = (theirs: AccountCart) => {
    if (joinAccount(cartStore.get(), uid, theirs) !== cartStore.get())
      cartStore.update((cart) => joinAccount(cart, uid, theirs));
    saveLater();
  };

  const save = async () => {
    if (saving || isSaved(cartStore.get())) return;
    saving = true;
    let sent = cartStore.get().lines;
    const done = await saveAccountCart(
      uid,
      store,
      (stored) => {
        sent = cartStore.get().lines;
        const { lines } = joinAccount(cartStore.get(), uid, stored);
        return sameLines(lines, stored.lines) ? null : lines;
      },
      (saved) => cartStore.update((cart) => afterSaving(cart, sent, uid, saved)),
    );
    saving = false;
    if (news) take(news);
    news = null;
    saveLater(done.ok ? SETTLE_MS : RETRY_MS);
  };

  const saveLater = (delay = SETTLE_MS) => {
    clearTimeout(timer);
    const cart = cartStore.get();
    // Before the account's first snapshot there is nothing to compare with.
    if (!stopped && cart.account?.uid === uid && !isSaved(cart)) timer = setTimeout(() => void save(), delay);
  };
  const onChange = () => saveLater();

  // A failure leaves the cart as it is; the listener recovers by itself.
  const stopListening = watchAccountCart(uid, store, receive, () => undefined);
  const stopWatching = cartStore.subscribe(onChange);
  window.addEventListener('online', onChange);
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopListening();
    stopWatching();
    window.removeEventListener('online', onChange);
  };
}

/** Removes the account's lines from this browser's cart at logout. */
export function forgetAccountCart(): void {
  if (cartStore.get().account) cartStore.update(leaveAccount);
}

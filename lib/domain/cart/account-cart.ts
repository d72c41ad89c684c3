import { isSameLine, type Cart, type CartLine } from './cart';
import { mergeCarts, sameLines } from './merge-carts';

/** The cart stored with an account in one store; `version` grows by one with every write. */
export interface AccountCart {
  readonly version: number;
  readonly lines: readonly CartLine[];
}

/** UTF-8 bytes of the stored lines that firestore.rules accept at most: 2,400 a line, where an ordinary one has 500. */
export const MAX_STORED_CART_BYTES = 120_000;

/** The lines as an account stores them: one text, because rules can bound a text and not a list of lines. */
export const storedLines = (lines: readonly CartLine[]): string => JSON.stringify(lines);

/** Whether an account can keep these lines; a cart of longer ones stays in its browser. */
export const canBeStored = (lines: readonly CartLine[]): boolean =>
  new TextEncoder().encode(storedLines(lines)).length <= MAX_STORED_CART_BYTES;

export const EMPTY_ACCOUNT_CART: AccountCart = { version: 0, lines: [] };

/** This browser's cart brought together with the account's, which it agrees with from now on. */
export function joinAccount(cart: Cart, uid: string, theirs: AccountCart): Cart {
  const own = cart.account?.uid === uid ? cart : leaveAccount(cart);
  // Known already, or superseded.
  if (own.account && theirs.version <= own.account.version) return own;
  return agree(own, own.account?.lines ?? [], uid, theirs);
}

/** The cart after `sent`, its lines of a moment ago, became the account's `saved`; changes made since remain. */
export const afterSaving = (cart: Cart, sent: readonly CartLine[], uid: string, saved: AccountCart): Cart =>
  cart.account?.uid === uid ? agree(cart, sent, uid, saved) : cart;

const agree = (cart: Cart, base: readonly CartLine[], uid: string, theirs: AccountCart): Cart => ({
  version: 1,
  lines: mergeCarts(base, cart.lines, theirs.lines),
  account: { uid, ...theirs },
});

/** After logging out: what is in the account stays there; what never reached it stays here. */
export function leaveAccount(cart: Cart): Cart {
  const stored = cart.account?.lines ?? [];
  const own = cart.lines.filter((line) => !stored.some((known) => isSameLine(known, line)));
  return { version: 1, lines: own, account: null };
}

/** Whether the account of the cart holds all of it. */
export const isSaved = ({ lines, account }: Cart): boolean =>
  account !== null && sameLines(lines, account.lines);

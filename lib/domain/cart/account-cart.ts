import { isSameLine, type Cart, type CartLine } from './cart';
import { mergeCarts, sameLines } from './merge-carts';

/** The cart stored with an account in one store; `version` grows by one with every write. */
export interface AccountCart {
  readonly version: number;
  readonly lines: readonly CartLine[];
}

/** The UTF-8 byte limit of firestore.rules for the stored lines: 2,400 a line; an ordinary one has 500. */
export const MAX_STORED_CART_BYTES = 120_000;

/** Serializes the lines to one text, because rules can limit a text but not a list of lines. */
export const storedLines = (lines: readonly CartLine[]): string => JSON.stringify(lines);

/** Whether an account can store these lines; otherwise the cart stays in its browser. */
export const canBeStored = (lines: readonly CartLine[]): boolean =>
  new TextEncoder().encode(storedLines(lines)).length <= MAX_STORED_CART_BYTES;

export const EMPTY_ACCOUNT_CART: AccountCart = { version: 0, lines: [] };

/** Merges this browser's cart with the account's; both agree from then on. */
export function joinAccount(cart: Cart, uid: string, theirs: AccountCart): Cart {
  const own = cart.account?.uid === uid ? cart : leaveAccount(cart);
  // Already merged, or outdated.
  if (own.account && theirs.version <= own.account.version) return own;
  return agree(own, own.account?.lines ?? [], uid, theirs);
}

/** The cart after the account stored `sent` as `saved`; later changes in the browser remain. */
export const afterSaving = (cart: Cart, sent: readonly CartLine[], uid: string, saved: AccountCart): Cart =>
  cart.account?.uid === uid ? agree(cart, sent, uid, saved) : cart;

const agree = (cart: Cart, base: readonly CartLine[], uid: string, theirs: AccountCart): Cart => ({
  version: 1,
  lines: mergeCarts(base, cart.lines, theirs.lines),
  account: { uid, ...theirs },
});

/** The cart after logout: the account keeps its lines, unsaved lines stay here. */
export function leaveAccount(cart: Cart): Cart {
  const stored = cart.account?.lines ?? [];
  const own = cart.lines.filter((line) => !stored.some((known) => isSameLine(known, line)));
  return { version: 1, lines: own, account: null };
}

/** Whether the account holds the whole cart. */
export const isSaved = ({ lines, account }: Cart): boolean =>
  account !== null && sameLines(lines, account.lines);

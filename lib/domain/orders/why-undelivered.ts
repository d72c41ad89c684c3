import type { Order } from './order';
import type { UndeliveredReason } from './order-status';

/** Why its parcel last came back; null if it never did. */
export const whyUndelivered = ({ history }: Order): UndeliveredReason | null =>
  history.flatMap(({ why }) => why ?? []).at(-1) ?? null;

import type { Order } from './order';
import type { UndeliveredReason } from './order-status';

/** Why its parcel came back last; null for one that never did. */
export const whyUndelivered = ({ history }: Order): UndeliveredReason | null =>
  history.flatMap(({ why }) => why ?? []).at(-1) ?? null;

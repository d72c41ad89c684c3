import type { ReturnState } from '@/lib/domain/orders/returns/return';
import type { Palette } from '@/theme/recipe';

/** The colour of each state of a return, the same for shoppers and the store. */
export const RETURN_STATE_PALETTE: Record<ReturnState, Palette> = {
  requested: 'orange',
  approved: 'blue',
  declined: 'red',
  withdrawn: 'gray',
  sent: 'brand',
  received: 'blue',
  closed: 'gray',
  refunded: 'green',
  credited: 'green',
  exchanged: 'green',
};

import type { ToolEvent } from '@/lib/domain/measurement/shop-event';
import type { Referral } from '@/lib/domain/orders/referral';

/** One tool in the frame. */
export interface ToolAdapter {
  /** Loads its script. `referral`: what led to the visit, which the frame's own address does not say. */
  start(id: string, referral: Referral | null): void;
  /** `page`: the address without ids, tokens and query. */
  send(event: ToolEvent, page: string): void;
}

export function loadScript(address: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src: address, async: true }));
}

import type { ToolEvent } from '@/lib/domain/measurement/shop-event';

/** One tool in the frame. */
export interface ToolAdapter {
  /** Loads its script. */
  start(id: string): void;
  /** `page`: the address without ids, tokens and query. */
  send(event: ToolEvent, page: string): void;
}

export function loadScript(address: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src: address, async: true }));
}

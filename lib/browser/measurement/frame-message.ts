import type { ToolEvent } from '@/lib/domain/measurement/shop-event';
import type { Referral } from '@/lib/domain/orders/referral';
import type { Tool } from '@/lib/domain/measurement/tools';

/** The document in which tools of others run; docs/decisions/120. */
export const FRAME_PATH = '/measurement/frame.html';

/** What a page tells that document: first its tools, then each event. */
export type FrameMessage =
  | { readonly kind: 'start'; readonly tools: readonly Tool[]; readonly referral: Referral | null }
  | { readonly kind: 'event'; readonly event: ToolEvent; readonly page: string };

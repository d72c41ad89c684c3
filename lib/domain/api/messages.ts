import type { Locale } from '@/lib/domain/locale';
import type { MessageState } from '@/lib/domain/messages/shopper-message';

export interface MessageToSend {
  readonly id: string;
  readonly name: string;
  /** As WhatsApp takes it where `link` is one, else as the shopper typed it. */
  readonly phone: string;
  readonly text: string;
  /** Opens WhatsApp with the text; null where the order's number is none. */
  readonly link: string | null;
  readonly locale: Locale;
}

/** Messages to shoppers from the store's own phone. */
export interface MessageCallables {
  renderMessages: {
    request: { storeId: string; messageIds: readonly string[] };
    response: { messages: readonly MessageToSend[] };
  };
  /** Somebody sent or skipped one, or takes that back (`waiting`). */
  markMessage: {
    request: { storeId: string; messageId: string; to: MarkedState };
    response: { state: MessageState };
  };
}

export const MARKED_STATES = ['sent', 'skipped', 'waiting'] as const;
export type MarkedState = (typeof MARKED_STATES)[number];

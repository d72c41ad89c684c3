import type { Locale } from '@/lib/domain/locale';
import type { MessageState } from '@/lib/domain/messages/shopper-message';

export interface MessageToSend {
  readonly id: string;
  readonly name: string;
  /** In WhatsApp's format if there is a `link`, else as the shopper typed it. */
  readonly phone: string;
  readonly text: string;
  /** Opens WhatsApp with the text; null for an invalid phone number. */
  readonly link: string | null;
  readonly locale: Locale;
}

/** Messages to shoppers that staff send from the store's own phone. */
export interface MessageCallables {
  renderMessages: {
    request: { storeId: string; messageIds: readonly string[] };
    response: { messages: readonly MessageToSend[] };
  };
  /** Marks a message as sent or skipped, or undoes that (`waiting`). */
  markMessage: {
    request: { storeId: string; messageId: string; to: MarkedState };
    response: { state: MessageState };
  };
}

export const MARKED_STATES = ['sent', 'skipped', 'waiting'] as const;
export type MarkedState = (typeof MARKED_STATES)[number];

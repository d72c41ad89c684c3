import type { E164 } from '@/lib/domain/address/phone';
import type { Locale } from '@/lib/domain/locale';
import type { MessageChannel } from '@/lib/domain/messages/notices';

export interface OutgoingMessage {
  readonly to: E164;
  readonly locale: Locale;
  /** The whole text, for providers that send texts. */
  readonly text: string;
  /** For providers that send approved templates. */
  readonly template: string;
  readonly parameters: readonly string[];
  /** Same for every attempt. */
  readonly key: string;
}

/**
 * Sends messages by one provider. Resolves to `sent` once the provider accepted the message, to `refused` when it says that
 * this receiver gets none; rejects when it is unavailable or needs another configuration, or the outcome is unknown.
 */
export interface MessageSender {
  readonly channel: Exclude<MessageChannel, 'by-hand'>;
  send(message: OutgoingMessage): Promise<'sent' | 'refused'>;
}

/** Bounds on a provider's response. */
export const ANSWER_BOUNDS = { timeoutMs: 20_000, mostBytes: 64 * 1024 } as const;

import type { Locale } from '@/lib/domain/locale';
import { isLocale } from '@/lib/domain/locale';
import { MESSAGE_MODES, type MessageMode } from '@/lib/domain/messages/notices';
import { count, fieldsOf, flag, millis, oneOf, text } from '@/lib/domain/parse/fields';

/** The store's notification settings: which mails, where and in which language. Apart from the public setting. */
export interface NotificationSetting {
  /** Empty means the store's contact address. */
  readonly email: string;
  readonly locale: Locale;
  readonly newOrder: boolean;
  readonly lowStock: boolean;
  /** An article is low on stock from this many pieces down. */
  readonly lowStockAt: number;
  /** How shoppers are told by message, beside mails. */
  readonly messages: MessageMode;
}

const DEFAULT_LOW_STOCK = 3;

/**
 * Parses the stored document; a store that never chose is notified of new orders at its contact address, in
 * English.
 */
export function parseNotifications(data: unknown): NotificationSetting {
  const fields = fieldsOf(data);
  return {
    email: text(fields.email) ?? '',
    locale: isLocale(fields.locale) ? fields.locale : 'en',
    newOrder: flag(fields.newOrder) ?? true,
    lowStock: flag(fields.lowStock) ?? true,
    lowStockAt: count(fields.lowStockAt) ?? DEFAULT_LOW_STOCK,
    messages: oneOf(MESSAGE_MODES, fields.messages) ?? 'off',
  };
}

export interface NotificationDocument {
  readonly notifications: NotificationSetting;
  /** Milliseconds since the epoch; an edit of an older version is refused. */
  readonly savedAt: number;
}

export const parseNotificationDocument = (data: unknown): NotificationDocument => ({
  notifications: parseNotifications(data),
  savedAt: millis(fieldsOf(data).savedAt) ?? 0,
});

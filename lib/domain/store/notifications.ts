import type { Locale } from '@/lib/domain/locale';
import { isLocale } from '@/lib/domain/locale';
import { MESSAGE_MODES, type MessageMode } from '@/lib/domain/messages/notices';
import { count, fieldsOf, flag, millis, oneOf, text } from '@/lib/domain/parse/fields';

/** The store's notification settings: which mails, to whom and in which language. Separate from the public setting. */
export interface NotificationSetting {
  /** Empty means the store's contact address. */
  readonly email: string;
  readonly locale: Locale;
  readonly newOrder: boolean;
  readonly lowStock: boolean;
  /** A variant is low on stock at or below this number of pieces. */
  readonly lowStockAt: number;
  /** The weekly summary, sent on the following Monday. */
  readonly weekly: boolean;
  /** How shoppers get messages besides mails. */
  readonly messages: MessageMode;
}

const DEFAULT_LOW_STOCK = 3;

/** Parses the stored document; the default is mails about new orders to the contact address, in English. */
export function parseNotifications(data: unknown): NotificationSetting {
  const fields = fieldsOf(data);
  return {
    email: text(fields.email) ?? '',
    locale: isLocale(fields.locale) ? fields.locale : 'en',
    newOrder: flag(fields.newOrder) ?? true,
    lowStock: flag(fields.lowStock) ?? true,
    lowStockAt: count(fields.lowStockAt) ?? DEFAULT_LOW_STOCK,
    weekly: flag(fields.weekly) ?? false,
    messages: oneOf(MESSAGE_MODES, fields.messages) ?? 'off',
  };
}

export interface NotificationDocument {
  readonly notifications: NotificationSetting;
  /** Milliseconds since the epoch; a save based on an older version is refused. */
  readonly savedAt: number;
}

export const parseNotificationDocument = (data: unknown): NotificationDocument => ({
  notifications: parseNotifications(data),
  savedAt: millis(fieldsOf(data).savedAt) ?? 0,
});

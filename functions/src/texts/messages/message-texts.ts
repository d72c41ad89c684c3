import type { Locale } from '@/lib/domain/locale';
import type { OrderNotice } from '@/lib/domain/messages/notices';
import { ar } from './ar';
import { en } from './en';

/**
 * A message about each notice; `{store}`, `{number}`, `{amount}` and `{link}` are filled in. WhatsApp knows them as
 * approved templates (docs/operators.md), so that a changed text there is a new template.
 */
export type MessageTexts = Readonly<Record<MessageTextName, string>>;

/** A text for each notice, and for a placed order whose shopper is asked to confirm it. */
export type MessageTextName = OrderNotice | 'order-confirm-asked';

export const messageTexts: Readonly<Record<Locale, MessageTexts>> = { en, ar };

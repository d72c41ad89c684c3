import type { OrderNotice } from '@/lib/domain/messages/notices';

/** A text for each notice, and for messages that ask a shopper to confirm an order, to pay it, or to pay its extra amount. */
export type MessageTextName =
  | OrderNotice
  | 'order-confirm-asked'
  | 'order-payment-asked'
  | 'order-transfer-asked'
  | 'order-difference-asked';

/**
 * A message about each notice; `{store}`, `{number}`, `{amount}`, `{pieces}` of a parcel and `{link}` are filled in. On
 * WhatsApp they are approved templates (docs/operators.md), so a changed text needs a new template there.
 */
export type MessageTexts = Readonly<Record<MessageTextName, string>>;

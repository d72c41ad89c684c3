import type { OrderNotice } from '@/lib/domain/messages/notices';

/** A text for each notice, and for an order whose shopper is asked to confirm it, to pay for it, or to pay what it came to cost more. */
export type MessageTextName =
  | OrderNotice
  | 'order-confirm-asked'
  | 'order-payment-asked'
  | 'order-transfer-asked'
  | 'order-difference-asked';

/**
 * A message about each notice; `{store}`, `{number}`, `{amount}`, `{pieces}` of a parcel and `{link}` are filled in. WhatsApp knows them as
 * approved templates (docs/operators.md), so that a changed text there is a new template.
 */
export type MessageTexts = Readonly<Record<MessageTextName, string>>;

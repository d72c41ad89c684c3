import type { MessageTexts } from './message-text-name';

export const en: MessageTexts = {
  'order-placed': '{store} has received your order {number} over {amount}. See it here:\n{link}',
  'order-awaiting':
    '{store} has received your order {number} over {amount} and looks at it before it is accepted. See it here:\n{link}',
  'order-confirm-asked':
    '{store} has received your order {number} over {amount}, to be paid in cash at the door. Please confirm it here, so that it can be sent:\n{link}',
  'order-payment-asked':
    '{store} has put together your order {number} over {amount}. Please pay for it by card here:\n{link}',
  'order-difference-asked':
    '{store} has changed your order {number}, which costs {amount} more now. Please pay the difference here:\n{link}',
  'order-transfer-asked':
    '{store} has put together your order {number}. Please transfer {amount}; the account stands here:\n{link}',
  'order-confirm-reminder':
    '{store} still waits for your word: please confirm your order {number} over {amount} here, or decline it:\n{link}',
  'order-unconfirmed':
    'You did not confirm your order {number} at {store} in time, so it was cancelled. See it here:\n{link}',
  'order-design-change':
    '{store} suggests another design for a board of your order {number} and makes it once you have answered. See it here:\n{link}',
  'order-edited': 'Your order {number} from {store} was changed. See it here:\n{link}',
  'order-confirmed': '{store} has confirmed your order {number} and is preparing it. See it here:\n{link}',
  'order-shipped': 'Your order {number} from {store} is on its way to you. Follow it here:\n{link}',
  'order-part-shipped':
    'A parcel of your order {number} from {store} is on its way to you: {pieces}. Follow it here:\n{link}',
  'order-part-undelivered':
    'The courier could not deliver a parcel of your order {number} from {store}: {pieces}. Please answer this message, so that it can be sent again. Your order:\n{link}',
  'order-undelivered':
    'The courier could not deliver your order {number} from {store}. Please answer this message, so that it can be sent again. Your order:\n{link}',
  'order-sent-again':
    'Your order {number} from {store} is on its way to you again. Please be there, or let somebody take the parcel. Follow it here:\n{link}',
  'order-taken-back':
    'The parcel of your order {number} is back at {store}, and the order is closed. See it here:\n{link}',
  'order-delivered': 'Your order {number} from {store} was delivered. Tell others how you like it:\n{link}',
  'order-cancelled':
    'Your order {number} from {store} was cancelled, and nothing will be delivered. See it here:\n{link}',
  'order-expired':
    'The payment for your order {number} from {store} did not arrive in time, so it was cancelled. See it here:\n{link}',
  'order-lapsed':
    '{store} did not accept your order {number} in time, so it was cancelled. See it here:\n{link}',
  'order-withdrawn': '{store} has received your withdrawal from order {number}. See it here:\n{link}',
  'order-return-requested':
    '{store} has received your request to send back a part of your order {number}. See it here:\n{link}',
  'order-return-approved':
    '{store} takes back what you want to return of your order {number}. See how to send it here:\n{link}',
  'order-return-declined':
    '{store} cannot take back what you wanted to return of your order {number}. See why here:\n{link}',
  'order-return-received': 'The return of your order {number} has arrived at {store}. See it here:\n{link}',
  'order-refunded': '{store} has refunded {amount} of your order {number}. See it here:\n{link}',
  'order-refund-failed':
    'The refund of {amount} for your order {number} could not be made; {store} will agree with you on another way. See it here:\n{link}',
};

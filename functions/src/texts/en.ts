import type { MailTexts } from './mail-texts';

export const en: MailTexts = {
  subject: {
    'order-placed': 'Order placed successfully: {number}',
    'order-confirmed': 'Your order {number} is confirmed',
    'order-shipped': 'Your order {number} is on its way',
    'order-delivered': 'Your order {number} was delivered',
    'order-cancelled': 'Your order {number} was cancelled',
    'owner-order-placed': 'New order {number} from {name}',
    'owner-order-cancelled': 'Order {number} was cancelled by {name}',
  },
  lead: {
    'order-placed': 'Thank you for your order at {store}. We will tell you as soon as it is confirmed.',
    'order-confirmed': '{store} has confirmed your order and is preparing it.',
    'order-shipped': 'Your boards have left {store} and are on their way to you.',
    'order-delivered': 'Your order has arrived. We hope your boards look wonderful on your wall.',
    'order-cancelled': 'Your order at {store} was cancelled. Nothing will be delivered and nothing is owed.',
    'owner-order-placed': '{name} has just ordered at {store}.',
    'owner-order-cancelled': '{name} cancelled this order. Its boards are back in stock.',
  },
  greeting: 'Hello {name},',
  labels: {
    orderId: 'Order ID',
    color: 'Color',
    size: 'Size',
    subtotal: 'Subtotal',
    deliveryCharges: 'Delivery Charges',
    total: 'Total',
    deliveryAddress: 'Delivery Address',
    mobileNumber: 'Mobile Number',
    payment: 'Payment',
    cash: 'Cash on Delivery',
    card: 'Card',
    free: 'Free',
  },
  viewOrder: 'View your order',
  openInAdmin: 'Open the order',
};

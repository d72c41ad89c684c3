import { ownerLeads, ownerSubjects } from './owners/en';
import type { MailTexts } from './mail-text-keys';

export const en: MailTexts = {
  subject: {
    ...ownerSubjects,
    'order-placed': 'Order placed successfully: {number}',
    'order-awaiting': 'We have received your order {number}',
    'order-edited': 'Your order {number} was changed',
    'order-confirmed': 'Your order {number} is confirmed',
    'order-shipped': 'Your order {number} is on its way',
    'order-part-shipped': 'A parcel of your order {number} is on its way',
    'order-part-undelivered': 'A parcel of your order {number} could not be delivered',
    'order-undelivered': 'Your order {number} could not be delivered',
    'order-sent-again': 'Your order {number} is on its way again',
    'order-taken-back': 'Your order {number} is back at {store}',
    'order-delivered': 'Your order {number} was delivered',
    'order-cancelled': 'Your order {number} was cancelled',
    'order-confirm-reminder': 'Please confirm your order {number}',
    'order-unconfirmed': 'Your order {number} was not confirmed',
    'order-expired': 'Your order {number} was not paid',
    'order-lapsed': 'Your order {number} was not confirmed',
    'order-withdrawn': 'You have withdrawn from order {number}',
    'order-return-requested': 'We have received your return request for order {number}',
    'order-return-approved': 'Your return for order {number} is approved',
    'order-return-declined': 'Your return for order {number} was declined',
    'order-return-received': 'Your return for order {number} has arrived',
    'owner-order-withdrawn': '{name} has withdrawn from order {number}',
    'owner-return-requested': '{name} wants to send back pieces of order {number}',
    'order-refunded': 'Refund for your order {number}',
    'order-payment-asked': 'Please pay for your order {number}',
    'order-transfer-asked': 'Please transfer {amount} for your order {number}',
    'order-invoiced': 'Tax document {documents} for your order {number}',
    'order-refund-failed': 'The refund for your order {number} did not reach you',
    'order-design-change': 'Please look at your board: order {number}',
    'review-asked': 'How do you like your boards from {store}?',
    'review-replied': '{store} replied to your review',
    'contact-reply': '{store} has answered your message',
    'owner-order-placed': 'New order {number} from {name}',
    'owner-order-awaiting': 'Please accept order {number} from {name}',
    'owner-order-cancelled': 'Order {number} was cancelled by {name}',
    'owner-design-answered': 'Answer about the design of order {number}',
    'owner-refund-failed': 'Refund failed for order {number}',
    'owner-payment-held': 'Please look at the payment of order {number}',
    'owner-payment-late': 'Order {number} was paid too late',
    'owner-payment-disputed': 'The payment of order {number} is disputed',
    'owner-low-stock': 'Low stock: {name}',
    'owner-contact-request': 'New message from {name}',
    'owner-limit-passed': 'Unusually many calls at {store}: {name}',
    'owner-quota-near': '{store} has nearly used this month’s {name}',
    'owner-quota-full': '{store} has used all of this month’s {name}',
    'owner-webhook-off': 'A webhook of {store} was switched off',
    'owner-store-suspended': '{store} is suspended',
    'owner-store-reopened': '{store} is open again',
    'owner-support-asked': 'Support asks to look into {store}',
    'owner-domain-lost': '{name} no longer leads to {store}',
    'owner-domain-certificate': 'The certificate of {name} needs attention',
    'owner-domain-back': '{name} works again',
    'owner-cards-stopped': '{store} takes no cards at the moment',
    'owner-digest': 'More news from {store}: {count}',
    'owner-weekly': 'The week of {store}',
    'cart-left': 'Your cart at {store} is still there',
    'newsletter-asked': 'Please confirm: news from {store}',
    'stock-awaited': 'We will tell you when {name} is back',
    'stock-back': '{name} is back',
    'gift-card': 'A gift card from {store}',
    'staff-invitation': 'Join the team of {store}',
    welcome: 'Welcome to {store}',
    'owner-plan-renewal': 'Your plan for {store} renews on {date}',
    'password-reset': 'Choose a new password for {store}',
    'verify-email': 'Verify your e-mail address for {store}',
    'owner-plan-unpaid': 'The payment for your plan of {store} failed',
  },
  lead: {
    ...ownerLeads,
    'order-placed': 'Thank you for your order at {store}. We will tell you as soon as it is confirmed.',
    'order-awaiting':
      'Thank you for your order at {store}. It is larger than usual for a new customer, so {store} looks at it first; no boards are kept for you until then. You get an e-mail as soon as it is accepted, and after 3 days if it was not.',
    'order-edited': 'Your order at {store} was changed. This is what it is now; nothing else need be done.',
    'order-confirmed': '{store} has confirmed your order and is preparing it.',
    'order-shipped': 'Your boards have left {store} and are on their way to you.',
    'order-part-shipped':
      'These boards have left {store} and are on their way to you. What else you ordered travels in a parcel of its own; the page of your order shows each.',
    'order-part-undelivered':
      'The courier could not hand over one parcel of your order from {store}. {store} sends it again or agrees with you on another way; answer this e-mail if something must change.',
    'order-undelivered':
      'The courier could not hand over your order from {store}. {store} sends it again or takes it back; answer this e-mail if something must change.',
    'order-sent-again':
      'Your boards have left {store} again. Please be there, or have somebody accept the parcel.',
    'order-taken-back':
      'The parcel of your order is back at {store}, and the order is closed. Nothing is owed; you are welcome to order again.',
    'order-delivered': 'Your order has arrived. We hope your boards look wonderful on your wall.',
    'order-cancelled': 'Your order at {store} was cancelled. Nothing will be delivered and nothing is owed.',
    'order-confirm-reminder':
      '{store} still waits for your word: is your order, to be paid in cash at the door, meant? It is sent once you confirm it.',
    'order-unconfirmed':
      'You did not confirm your order at {store} in time, so it was cancelled. Nothing will be delivered and nothing is owed; you are welcome to order again.',
    'order-expired':
      'We did not receive the payment for your order at {store} in time, so it was cancelled. Nothing was charged; you are welcome to order again.',
    'order-lapsed':
      '{store} did not accept your order in time, so it was cancelled. Nothing will be delivered and nothing is owed; you are welcome to order again.',
    'order-withdrawn':
      '{store} has received your withdrawal from these boards of your order. This e-mail is your receipt. What has not left is not sent any more; the store answers how you send back what has.',
    'order-return-requested':
      '{store} has received your request to send these boards back and will answer it. This e-mail is your receipt.',
    'order-return-approved':
      '{store} takes these boards back. Pack them well, put a note with your order number into the parcel, and send it to the address below.',
    'order-return-declined':
      '{store} cannot take these boards back. Answer this e-mail if you have a question.',
    'order-return-received':
      'These boards are back at {store}. You will hear from us as soon as your money is on its way or the exchange has been sent.',
    'order-refunded': '{store} has refunded {amount} of your order.',
    'order-payment-asked':
      '{store} has put together your order {number}. Please pay for it by card on the page behind the button; the store keeps it for you until then.',
    'order-transfer-asked':
      'Please transfer {amount} to {store} and give the order number {number} as the reference. {store} keeps your boards until the time on the page of your order, where you can also show a receipt.',
    'order-invoiced':
      '{store} has issued {documents} for your order. Save it as a PDF from the page of your order.',
    'order-refund-failed':
      'The refund of {amount} could not be made: your card or its bank did not take it. The money is still with {store}, and you will hear from us; you may also simply answer this e-mail.',
    'order-design-change':
      '{store} suggests another design for a board of your order, and makes it once you have answered. The price stays. The link works for 30 days.',
    'review-asked':
      'Your order {number} has been with you for a while. What do you say of these boards? Others who look for one read it at {store}.',
    'review-replied': 'Kind regards, {store}',
    'contact-reply': 'Kind regards, {store}',
    'cart-left':
      'You asked {store} to remind you of it. These are the boards that can still be had, at today’s prices; none is kept aside. This is the only e-mail about this cart.',
    'newsletter-asked':
      'Somebody, probably you, asked {store} for news at this address. Press the button to confirm; the link works for seven days. If it was not you, there is nothing to do: without it nothing is sent.',
    'stock-awaited':
      'You asked {store} to tell you when this board is back. You get one e-mail, and none if it stays sold out. If you did not ask, end it by the link below.',
    'stock-back':
      'You asked for it: this board is in stock again at {store}. As many people are told as there are pieces; none is kept aside.',
    'gift-card':
      'Here is a gift card of {amount} for {store}. Enter its code at the checkout; what you do not spend stays on it.',
    'staff-invitation':
      '{store} has invited you to its team. The button shows the invitation; you join when you accept it. It works once, within seven days. Nothing changes unless you accept.',
    welcome:
      'Your account at {store} is ready. Your orders, addresses and wishlist now wait for you on every device.',
    'password-reset':
      'Somebody, hopefully you, asked for a new password at {store}. If it was not you, ignore this e-mail: nothing changes.',
    'verify-email': 'Please verify that this e-mail address is yours, so that {store} can reach you there.',
  },
  undelivered: {
    refused:
      'The courier from {store} says that your parcel was not accepted at the door. If that is a mistake, answer this e-mail and it can be sent again; otherwise it goes back to {store}.',
    absent:
      'The courier from {store} found nobody to hand your parcel to. Answer this e-mail with a time and a phone number that suit you, so that it can be sent again.',
    'wrong-address':
      'The courier from {store} could not find your address. Answer this e-mail with the full address and a landmark, so that the parcel can be sent again.',
    damaged:
      'Your parcel was damaged on its way, so it goes back to {store}. Nothing is lost for you: {store} sends your boards again or closes the order.',
    other:
      'The courier could not hand over your order from {store}. {store} sends it again or takes it back; answer this e-mail if something must change.',
  },
  takenBackPaid:
    'The parcel of your order is back at {store}, and the order is closed. {store} refunds what you paid; a separate e-mail says how much.',
  confirmLead: 'You pay in cash at the door. Please confirm that the order is meant, or cancel it.',
  giftBalance: 'The card to print, and what is left on it',
  refundedToPrepaid: '{store} has put {amount} of your order onto your gift card or store credit.',
  editedRefunded:
    'Your order at {store} was changed. This is what it is now; {amount} goes back the way you paid.',
  owesDifference:
    '{store} has changed your order {number}, which costs {amount} more now. Please pay the difference on the page behind the button; the order is sent after that.',
  refundedToCard:
    '{store} has refunded {amount} of your order. The money is on its way to the card you paid with; your bank shows it within 5 to 10 days.',
  designQuestion:
    '{store} has a question about a board of your order, and makes it once you have answered. The link works for 30 days.',
  designRefused:
    '{name} did not approve the design. Open the order to ask again or to go on with the ordered one.',
  totals: {
    placeOrder: 'orders',
    startPayment: 'card payments',
    completeSignUp: 'sign-ups',
    submitReview: 'reviews',
    submitContactRequest: 'messages from the contact form',
    waitForStock: 'requests to be told of boards',
    askForNewsletter: 'requests for the newsletter',
    mailPasswordReset: 'requests for a new password',
    mailVerification: 'requests to verify an address',
    inviteStaff: 'invitations',
  },
  quotas: {
    orders: { name: 'orders', effect: 'Shoppers go on ordering: no order is refused.' },
    mails: {
      name: 'reminder e-mails',
      effect: 'Further reminders of carts, boards and reviews are not sent; all other e-mails are.',
    },
  },
  greeting: 'Hello {name},',
  hello: 'Hello,',
  labels: {
    orderId: 'Order ID',
    color: 'Color',
    size: 'Size',
    subtotal: 'Subtotal',
    discount: 'Discount: {name}',
    deliveryCharges: 'Delivery Charges',
    cashFee: 'Cash on Delivery fee',
    'tax-included': 'Of which VAT {rate}',
    'tax-added': 'VAT {rate}',
    rounding: 'Cash rounding',
    total: 'Total',
    prepaid: 'Gift card or credit',
    giftCode: 'Code',
    due: 'To pay',
    deliveryAddress: 'Delivery Address',
    deliveryMethod: 'Delivery Method',
    expected: 'Expected',
    pickup: 'Pick up at',
    note: 'Note to the store',
    giftMessage: 'Message on the card',
    mobileNumber: 'Mobile Number',
    payment: 'Payment',
    cash: 'Cash on Delivery',
    card: 'Card',
    transfer: 'Bank transfer',
    bank: 'Bank',
    accountHolder: 'Account holder',
    iban: 'IBAN',
    instapay: 'InstaPay address',
    wallet: 'Wallet number',
    free: 'Free',
    name: 'Full Name',
    email: 'Email Address',
    comments: 'Comments',
    reason: 'Reason',
    carrier: 'Carrier',
    trackingNumber: 'Tracking Number',
    exchanged: 'Paid by what came back',
    refunded: 'Refunded',
    returnRequested: 'Requested',
    returnAddress: 'Send to',
    yourMessage: 'Your message',
    yourReview: 'Your review',
    orderedDesign: 'As ordered',
    suggestedDesign: 'Suggested',
    answer: 'Answer',
  },
  week: {
    orders: 'Orders',
    revenue: 'Revenue',
    pieces: 'Boards sold',
    newCustomers: 'New customers',
    visits: 'Visits',
    board: '{count} × {name}',
    more: '{value} ({change}% more than the week before)',
    less: '{value} ({change}% less than the week before)',
  },
  via: '{store} via {platform}',
  footer:
    'This mail was sent by {platform} on behalf of {store}. If you did not expect it, report it to {reports} with this reference: {reference}',
  switchOff: 'You can switch these notices off in the admin: {link}',
  stopMails: 'To get no more e-mails of this kind, open this link: {link}',
  confirmOrder: 'Confirm or cancel',
  payOrder: 'Pay now',
  trackParcel: 'Track the parcel',
  stopOffers: 'You agreed to mails about offers. Stop them',
  viewOrder: 'View your order',
  openInAdmin: 'Open the order',
  openAdmin: 'Open the admin',
  openProduct: 'Open the product',
  confirmNewsletter: 'Yes, send me news',
  openCart: 'Open my cart',
  openBoard: 'See the board',
  writeReview: 'Write a review',
  answer: 'Answer by e-mail',
  reviewDesign: 'Look and answer',
  openInvitation: 'See the invitation',
  openPlan: 'Open the plan',
  trialEnds: {
    subject: 'Your trial for {store} ends on {date}',
    lead: 'On {date} the trial of your plan for {store} ends. Then it costs {amount} and is charged to the card of the plan. If you have added none yet, add one before that day, or the plan ends. You can change or cancel it until then.',
  },
  visitShop: 'Visit the shop',
  choosePassword: 'Choose a new password',
  verifyEmail: 'Verify this address',
};

import type { MailKind } from '@/functions/src/adapters/outbox/mail-kinds';
import type { OwnerMailKind } from '@/functions/src/adapters/outbox/owner-mail';

export const ownerSubjects: Readonly<Record<OwnerMailKind, string>> = {
  'owner-closing-begun': '{store} is closed and will be removed on {date}',
  'owner-closing-soon': '{store} will be removed in three days',
  'owner-closing-now': '{store} is being removed',
  'owner-closing-undone': '{store} stays: closing it was undone',
  'owner-handover-asked': '{store} is offered to {to}',
  'owner-handover-accepted': '{store} goes to {to} on {date}',
  'owner-handover-done': '{store} has changed hands',
  'owner-handover-cancelled': '{store} stays in its hands',
};

/** How mails to a store's people begin. */
export const ownerLeads: Readonly<Record<Extract<MailKind, `owner-${string}`>, string>> = {
  'owner-order-withdrawn':
    '{name} has withdrawn from these boards of an order, as the law allows without a reason. Cancel the order if it has not left, else take the boards back.',
  'owner-return-requested':
    '{name} wants to send back boards of this order. Open the order to approve or decline it.',
  'owner-order-placed': '{name} has just ordered at {store}.',
  'owner-order-awaiting':
    '{name} has ordered more than {store} reserves for new customers, so nothing is taken out of stock yet. Accept the order or cancel it; after 3 days it is cancelled by itself.',
  'owner-order-cancelled': '{name} cancelled this order. Its boards are for sale again.',
  'owner-design-answered': '{name} approved the design. The board can be made.',
  'owner-refund-failed':
    'The refund of {amount} to {name} could not be made: the card or its bank refused it. The money is still with {store}. Open the order to refund it again or agree on another way.',
  'owner-payment-held':
    '{store} has a card payment of {name} that does not fit this order and was not counted for it. Open the order to see what came and to give it back.',
  'owner-payment-late':
    'The card payment of {name} arrived when this order was over and its boards could not be kept. All of it goes back to the card; there is nothing to do.',
  'owner-payment-disputed':
    '{name} asked the bank to take back the card payment of this order. Answer in the Stripe dashboard of {store} in time, or the money is lost.',
  'owner-low-stock': 'An order at {store} has left few pieces of {name}.',
  'owner-weekly': 'What {store} sold from {from} to {to}, and what sold best.',
  'owner-digest':
    'In the last hour more happened at {store} than we mail one by one (orders, cancellations, messages, low stock). Not mailed: {count}. All of it is in the admin.',
  'owner-contact-request': '{name} has written to {store} through the contact form.',
  'owner-domain-lost':
    'The DNS records of {name} no longer lead to {store}, or no longer prove that it is yours. Until they do, the shop is at its platform address and no link or e-mail names {name}. Renew the domain if it expired, and set its records as the page below shows them.',
  'owner-domain-certificate':
    'The certificate of {name} was not renewed: it ends within two weeks, has ended or was refused. Browsers then warn visitors of {store}. Look at the records below; a CAA or an old A record often forbids the renewal. If they are right, tell whoever runs the platform.',
  'owner-domain-back':
    'The records and the certificate of {name} are right again. Visitors of {store} reach it there as before; there is nothing you must do.',
  'owner-quota-near':
    'The plan of {store} holds {quota} {name} a month; {used} are used. {effect} A larger plan is chosen under Settings, Plan.',
  'owner-quota-full':
    'The plan of {store} holds {quota} {name} a month, and {used} are used. {effect} A larger plan is chosen under Settings, Plan.',
  'owner-webhook-off':
    'The endpoint at {name} has taken no event of {store} for days, or says that it is gone. It is switched off, and nothing is sent to it. Once it works again, switch it on and send what failed again.',
  'owner-store-suspended':
    'We have suspended {store}: its site shows nobody the shop for now. The reason: {reason} Nothing was deleted, and the admin still works. Write to us if you think that this is a mistake.',
  'owner-store-reopened': 'The suspension of {store} is over: its site shows again what it showed before.',
  'owner-support-asked':
    '{name} of the platform’s support asks to look into {store}. The reason: {reason} Nobody comes in before you allow it in the admin. You choose for how long, and end it whenever you like. If you did not ask for help, refuse it.',
  'owner-cards-stopped':
    'Stripe no longer takes cards for {store}, so the checkout does not offer them. The payment options say why and what Stripe asks for. Orders that are paid already are not affected.',
  'owner-limit-passed':
    'In this hour {store} has seen far more calls than usual: {name}. That may be a script. Nobody is turned away: browsers now prove for a moment that they are browsers. There is nothing you must do; look at what came in, and hide what is not meant.',
  'owner-plan-renewal':
    'On {date}, {amount} will be charged for the plan of {store}. There is nothing to do; you can change or cancel the plan before that day.',
  'owner-plan-unpaid':
    'The payment of {amount} for the plan of {store} was refused. Please check the card, so that your shop stays open.',
  'owner-closing-begun':
    '{name} closed {store}. Shoppers see that it is closed, and the plan ends with the period that is paid. On {date} everything in it is removed for good: products, orders, customers, pictures. Until then any of its owners can undo this in the admin, and export the store. If you did not expect this, undo it now.',
  'owner-closing-soon':
    '{store} is closed. On {date} everything in it is removed for good. Export it before, if you want to keep its books; the law may ask you to. Any of its owners can still undo the closing in the admin.',
  'owner-closing-now':
    'The waiting period after {name} closed {store} is over. Everything in it is being removed, and this can no longer be undone. An export that you keep can open it again.',
  'owner-handover-asked':
    '{name} asks {to} to take {store} over. Nothing changes before {to} accepts and three more days have passed. Until then any owner can cancel it in the admin. If you did not expect this, cancel it now.',
  'owner-handover-accepted':
    '{to} accepted to take {store} over from {name}, and is in its team now. On {date} {to} becomes an owner, {name} is one no longer, and the plan is in the name of {to}. Until then any owner can cancel it in the admin.',
  'owner-handover-done':
    '{to} has taken {store} over from {name}. If {name} paid for the plan, their card is removed from it: {to} has to add another one under Settings, Plan, before the next payment. Card payments of shoppers go to the connected account at Stripe until another one is connected.',
  'owner-handover-cancelled': '{name} cancelled that {to} takes {store} over. Nothing changes.',
  'owner-closing-undone':
    '{name} undid the closing of {store}. The shop is as it was before, its plan goes on, and nothing is removed.',
};

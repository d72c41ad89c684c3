import type { OwnerMailKind } from '@/functions/src/adapters/outbox/owner-mail';

type Texts = Readonly<Record<OwnerMailKind, string>>;

export const ownerSubjects: Texts = {
  'owner-closing-begun': '{store} is closed and will be removed on {date}',
  'owner-closing-soon': '{store} will be removed in three days',
  'owner-closing-now': '{store} is being removed',
  'owner-closing-undone': '{store} stays: closing it was undone',
  'owner-handover-asked': '{store} is offered to {to}',
  'owner-handover-accepted': '{store} goes to {to} on {date}',
  'owner-handover-done': '{store} has changed hands',
  'owner-handover-cancelled': '{store} stays in its hands',
};

export const ownerLeads: Texts = {
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
  'owner-handover-done': '{to} has taken {store} over from {name}.',
  'owner-handover-cancelled': '{name} cancelled that {to} takes {store} over. Nothing changes.',
  'owner-closing-undone':
    '{name} undid the closing of {store}. The shop is open, its plan goes on, and nothing is removed.',
};

import { useState } from 'react';
import {
  NO_DETAILS,
  useStatusChange,
  type MoveDetails,
} from '@/components/admin/orders/detail/use-status-change';
import type { Order } from '@/lib/domain/orders/order';
import { parcelsAfter } from '@/lib/domain/orders/parcels/parcel-steps';
import { nextStatuses, type OrderStatus } from '@/lib/domain/orders/order-status';

interface Draft {
  /** Null while nobody began anything. */
  readonly to: OrderStatus | null;
  /** Whether the step waits for its confirmation. */
  readonly isAsked: boolean;
  readonly details: MoveDetails;
}

const NOTHING: Draft = { to: null, isAsked: false, details: NO_DETAILS };

/**
 * The next status of an order while somebody prepares it; others change the order too. What was typed stays until the change
 * succeeds or is discarded: `overtaken` belongs to a status that the order no longer allows, and no other one is
 * proposed in its place.
 */
export function useStatusDraft(order: Order) {
  const [draft, setDraft] = useState(NOTHING);
  const { move, saving } = useStatusChange(order);
  // What its parcels do not take as a whole is done for each of them.
  const choices = nextStatuses(order, 'owner').filter(
    (to) => parcelsAfter(order, { to, by: null, now: order.updatedAt }).ok,
  );
  const { to, details } = draft;
  const isOver = to !== null && !choices.includes(to);
  const target = to !== null && !isOver ? to : (choices[0] ?? null);
  const isAsked = draft.isAsked && !isOver;

  const change = (changed: Partial<Draft>) => setDraft({ to: target, isAsked, details, ...changed });
  const save = async () => {
    if (target && (await move(target, details))) setDraft(NOTHING);
  };
  const hasBegun = draft.isAsked || isTyped(details);
  return {
    choices,
    target,
    isAsked,
    details,
    overtaken: isOver && hasBegun && !saving ? details : null,
    saving,
    change,
    save: () => void save(),
    discard: () => setDraft(NOTHING),
  };
}

const isTyped = ({ reason, shipment, why }: MoveDetails): boolean =>
  Boolean(reason || shipment.carrier || shipment.trackingNumber || why);

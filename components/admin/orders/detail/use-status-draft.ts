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
  /** Null until somebody chooses a status. */
  readonly to: OrderStatus | null;
  /** True while the change waits for its confirmation. */
  readonly isAsked: boolean;
  readonly details: MoveDetails;
}

const NOTHING: Draft = { to: null, isAsked: false, details: NO_DETAILS };

/**
 * A status change while somebody prepares it and others may change the order too. Typed text stays until the change succeeds or
 * is discarded. `target` is the first choice until somebody chooses, and null once the order has moved on from under it.
 * `overtaken` is a chosen status that the order no longer allows; no other one replaces it.
 */
export function useStatusDraft(order: Order) {
  const [draft, setDraft] = useState(NOTHING);
  /** The status that the first choice was offered for. */
  const [seen, setSeen] = useState(order.status);
  const { move, saving } = useStatusChange(order);
  // Statuses that the order's parcels cannot take together are set for each parcel.
  const choices = nextStatuses(order, 'owner').filter(
    (to) => parcelsAfter(order, { to, by: null, now: order.updatedAt }).ok,
  );
  const { to, details } = draft;
  const isOver = to !== null && !choices.includes(to);
  const offered = seen === order.status ? (choices[0] ?? null) : null;
  const target = isOver ? null : (to ?? offered);
  const isAsked = draft.isAsked && !isOver;

  const change = (changed: Partial<Draft>) => setDraft({ to: target, isAsked, details, ...changed });
  const save = async () => {
    if (!target || !(await move(target, details))) return;
    setDraft(NOTHING);
    setSeen(target);
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

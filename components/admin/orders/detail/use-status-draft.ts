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
 * is discarded. `overtaken` is a chosen status that the order no longer allows; no other one replaces it.
 */
export function useStatusDraft(order: Order) {
  const [draft, setDraft] = useState(NOTHING);
  const { move, saving } = useStatusChange(order);
  // Statuses that the order's parcels cannot take together are set for each parcel.
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

import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import type { AppError } from '@/lib/domain/errors/app-error';
import { majorUnits, parseMoney, type Minor } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import {
  amountFor,
  canMoveBack,
  refundableAmount,
  refundableQuantity,
  splitRefund,
  type RefundQuantities,
} from '@/lib/domain/payments/refund-order';
import { call } from '@/lib/functions/call';
import { randomKey } from '@/lib/browser/random-key';

interface Draft {
  readonly quantities: RefundQuantities;
  /** The typed amount; null follows from the pieces. */
  readonly typed: string | null;
  readonly restock: boolean;
  readonly asCredit: boolean;
  readonly reason: string;
  /** Idempotency key: it changes with the draft, so that a retry makes no second refund. */
  readonly key: string;
}

/**
 * A refund while it is prepared; `amount` is null while the typed amount cannot be refunded. `isOffStep` is true if the reason
 * is that cards cannot move that amount.
 */
export function useRefund(order: Order, onDone: () => void) {
  const { t } = useTranslation('admin-orders');
  const [draft, setDraft] = useState<Draft>(() => ({
    quantities: {},
    typed: null,
    restock: true,
    asCredit: false,
    reason: '',
    key: randomKey(),
  }));
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  const change = (changes: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...changes, key: randomKey() }));
  const suggested = refundedLines(draft.quantities).length ? amountFor(order, draft.quantities) : 0;
  const text = draft.typed ?? majorUnits(suggested, order.currency);
  const within = withinLimits(parseMoney(text, order.currency), refundableAmount(order));
  const partsOf = (sum: Minor) => splitRefund(order, wantedRefund(sum, draft.asCredit));
  const isOffStep = within !== null && !partsOf(within).every((part) => canMoveBack(order, part));
  const amount = isOffStep ? null : within;

  const send = async () => {
    if (amount === null) return;
    setSaving(true);
    setFailure(null);
    const { storeId, id: orderId } = order;
    const { quantities, restock, reason, key, asCredit } = draft;
    const lines = refundedLines(quantities);
    const to = asCredit ? ({ to: 'credit' } as const) : {};
    const result = await call('refundOrder', {
      ...{ storeId, orderId, key, amount, lines, restock, reason },
      ...to,
    });
    setSaving(false);
    if (!result.ok) return setFailure(result.error);
    notify({ type: 'success', message: t(result.value.state === 'pending' ? 'refund.sent' : 'refund.done') });
    onDone();
  };
  const parts = amount === null ? [] : partsOf(amount);
  return { draft, change, text, amount, parts, isOffStep, saving, failure, send };
}

/** The parts of a refund that decide how its money is returned. */
const wantedRefund = (amount: Minor, asCredit: boolean): Refund => ({
  ...{ id: '', at: 0, by: '', amount, lines: [], reason: '', restocked: false, state: 'pending' },
  ...(asCredit && { to: 'credit' }),
});

const withinLimits = (amount: Minor | null, most: Minor): Minor | null =>
  amount !== null && amount > 0 && amount <= most ? amount : null;

/** All pieces that no refund names yet. */
export const allLeft = (order: Order): RefundQuantities =>
  Object.fromEntries(order.lines.map((_, at) => [at, refundableQuantity(order, at)]));

const refundedLines = (quantities: RefundQuantities) =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => ({ line: Number(line), quantity }));

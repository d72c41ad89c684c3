import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { readAmount, readAmountOrNone, showAmount } from '@/components/admin/forms/amounts';
import { notify } from '@/components/overlays/notify';
import { randomKey } from '@/lib/browser/random-key';
import type { Callables } from '@/lib/domain/api/callables';
import type { QuotedEdit } from '@/lib/domain/api/money/order-edits';
import { discountByHand } from '@/lib/domain/discounts/by-hand';
import type { AppError } from '@/lib/domain/errors/app-error';
import { chargesByHand } from '@/lib/domain/orders/edits/edit-order';
import type { Order, ShippingAddress } from '@/lib/domain/orders/order';
import { call } from '@/lib/functions/call';

/** An added variant, with its name in the dialog. */
export interface AddedPiece {
  readonly productId: string;
  readonly variantId: string;
  readonly name: string;
  readonly quantity: number;
}

export interface EditDraft {
  /** Pieces by the line's position; zero removes the line. */
  readonly quantities: Readonly<Record<number, number>>;
  readonly added: readonly AddedPiece[];
  readonly address: ShippingAddress;
  readonly deliveryMethod: string;
  /** The discount as typed. */
  readonly discount: string;
  readonly charges: string;
  readonly reason: string;
  /** Idempotency key: it changes with the draft, so that a retry edits nothing twice. */
  readonly key: string;
}

/** The edit's current quote; null while it loads. */
type Answer = { readonly quote: QuotedEdit } | { readonly error: AppError } | null;

/** Pause in typing before the next quote (milliseconds). */
const TYPING_MS = 400;

/** An edit of the order as it was when the dialog opened: quoted while it is typed, and saved only as quoted. */
export function useOrderEdit(opened: Order, onDone: () => void) {
  const { t } = useTranslation('admin-orders');
  const [order] = useState(opened);
  const [draft, setDraft] = useState<EditDraft>(() => draftOf(order));
  const [answered, setAnswered] = useState<{ readonly key: string; readonly answer: Answer } | null>(null);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const isFirst = draft.key === '';

  useEffect(() => {
    if (draft.key === '') return;
    let isStale = false;
    const ask = async () => {
      const asked = await call('editOrder', requestOf(order, draft));
      if (!isStale)
        setAnswered({ key: draft.key, answer: asked.ok ? { quote: asked.value } : { error: asked.error } });
    };
    const timer = setTimeout(() => void ask(), TYPING_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [order, draft]);

  const change = (changes: Partial<EditDraft>) => {
    setFailure(null);
    setDraft((before) => ({ ...before, ...changes, key: randomKey() }));
  };
  const answer = answered?.key === draft.key ? answered.answer : null;
  const quote = answer && 'quote' in answer ? answer.quote : null;
  const save = async () => {
    if (!quote) return;
    setSaving(true);
    const saved = await call('editOrder', { ...requestOf(order, draft), seenTotal: quote.after.total });
    setSaving(false);
    if (!saved.ok) return setFailure(saved.error);
    notify({ type: 'success', message: t('edit.saved') });
    onDone();
  };
  const refused = failure ?? (answer && 'error' in answer ? answer.error : null);
  return { order, draft, change, quote, isQuoting: !isFirst && answer === null, refused, saving, save };
}

const draftOf = (order: Order): EditDraft => ({
  quantities: Object.fromEntries(order.lines.map(({ quantity }, at) => [at, quantity])),
  added: [],
  address: order.address,
  deliveryMethod: order.delivery?.methodId ?? '',
  discount: showAmount(discountByHand(order.discounts) || null, order.currency),
  charges: showAmount(chargesByHand(order), order.currency),
  reason: '',
  key: '',
});

function requestOf(order: Order, draft: EditDraft): Callables['editOrder']['request'] {
  const { storeId, id: orderId, currency, edits } = order;
  const { quantities, added, address, deliveryMethod, discount, charges, reason, key } = draft;
  const fixed = readAmountOrNone(charges, currency);
  return {
    ...{ storeId, orderId, key, address, reason },
    version: edits.length,
    kept: Object.entries(quantities)
      .filter(([, quantity]) => quantity > 0)
      .map(([line, quantity]) => ({ line: Number(line), quantity })),
    added: added.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
    discount: discount.trim() ? readAmount(discount, currency) : 0,
    ...(deliveryMethod && { deliveryMethod }),
    ...(fixed !== null && { charges: fixed }),
  };
}

import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useWithdrawChange } from '@/components/admin/orders/changes/use-withdraw-change';
import { notify } from '@/components/overlays/notify';
import type { DrawnBoard } from '@/lib/browser/studio/studio-client';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { LineDesign } from '@/lib/domain/studio/design/line-design';
import { call } from '@/lib/functions/call';

/** An order line with a designed board. */
export type DesignedLine = OrderLine & { readonly design: LineDesign };

/** A proposed design with the worker's drawing. */
export interface DrawnProposal {
  readonly input: DesignInput;
  readonly board: DrawnBoard;
}

/** A question about one design while it is written; the draft stays until it is sent. */
export function useChangeQuestion(order: Order, designId: string, onSent: () => void) {
  const { t } = useTranslation('admin-orders');
  const { withdraw } = useWithdrawChange();
  const [message, setMessage] = useState('');
  const [input, setInput] = useState<DesignInput | null>(null);
  const [drawn, setDrawn] = useState<DrawnProposal | null>(null);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const isDrawn = input === null || drawn?.input === input;

  const send = async () => {
    setFailure(null);
    if (message.trim() === '') return setFailure(fieldFailure('message', 'field.change.required'));
    if (input && drawn && drawn.board.problems.length > 0)
      return setFailure(fieldFailure('proposal', 'problems'));
    setSaving(true);
    const { storeId, id: orderId, number } = order;
    const proposal = input && drawn ? { proposal: { input, svgHash: drawn.board.hash } } : {};
    const sent = await call('requestDesignChange', { storeId, orderId, designId, message, ...proposal });
    setSaving(false);
    if (!sent.ok) return setFailure(sent.error);
    const { changeId } = sent.value;
    const undo = { label: t('change.undo'), onClick: () => void withdraw(order, changeId) };
    notify({ type: 'success', message: t('change.sent', { number }), action: undo });
    setMessage('');
    setInput(null);
    onSent();
  };

  return { message, setMessage, input, setInput, setDrawn, isDrawn, saving, failure, send };
}

const fieldFailure = (field: string, key: string): AppError => ({
  code: 'invalid-input',
  fields: { [field]: key },
});

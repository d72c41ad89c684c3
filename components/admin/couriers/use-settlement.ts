import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import { randomKey } from '@/lib/browser/random-key';
import { readPayoutLines } from '@/lib/domain/couriers/payout-lines';
import { MOST_PAYOUT_LINES, type SettledLine } from '@/lib/domain/couriers/settlement';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { isCurrencyCode, parseMoney, type CurrencyCode } from '@/lib/domain/money/money';
import { isDay, type Day } from '@/lib/domain/stats/store-day';
import { call } from '@/lib/functions/call';
import { useSettlementDraft, type SettlementDraft } from './use-settlement-draft';

type Errors = Partial<Record<keyof SettlementDraft, FieldError>>;

/** The preview of exactly this draft. */
interface Preview {
  readonly draft: SettlementDraft;
  readonly lines: readonly SettledLine[];
  /** Idempotency key, created with the preview, so that a retry records no second payout. */
  readonly key: string;
}

/** A payout from draft to record; it is recorded only as it was previewed. */
export function useSettlement(base: CurrencyCode, today: Day) {
  const store = useStoreId();
  const { t } = useTranslation('admin-couriers');
  const { draft, change, clear } = useSettlementDraft();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<AppError | null>(null);
  const [busy, setBusy] = useState<'preview' | 'save' | null>(null);

  const currency = isCurrencyCode(draft.currency) ? draft.currency : base;
  const day = draft.day || today;
  const read = readPayoutLines(draft.lines, currency);
  const isSeen = preview?.draft === draft;

  const show = async () => {
    const found = errorsOf({ ...draft, day }, currency, today, read);
    setErrors(found);
    setPreview(null);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy('preview');
    const answer = await call('previewSettlement', { storeId: store, currency, lines: read.lines });
    setBusy(null);
    if (!answer.ok) return setFailure(answer.error);
    setPreview({ draft, lines: answer.value.lines, key: randomKey() });
  };

  const save = async () => {
    if (!preview || !isSeen) return;
    setBusy('save');
    setFailure(null);
    const answer = await call('saveSettlement', {
      ...{ storeId: store, key: preview.key, courier: draft.courier, day, reference: draft.reference },
      ...{ currency, fee: feeOf(draft, currency) ?? 0, lines: read.lines },
      seen: preview.lines.map(({ state }) => state),
    });
    setBusy(null);
    if (!answer.ok) return setFailure(answer.error);
    setPreview(null);
    clear();
    notify({ type: 'success', message: t('form.done') });
  };

  return {
    draft,
    change,
    currency,
    day,
    read,
    errors,
    failure,
    busy,
    preview: isSeen ? preview : null,
    show,
    save,
  };
}

/** Null if it is not an amount; an empty field counts as no fee. */
export const feeOf = ({ fee }: Pick<SettlementDraft, 'fee'>, currency: CurrencyCode) =>
  fee.trim() ? parseMoney(fee, currency) : 0;

function errorsOf(
  draft: SettlementDraft,
  currency: CurrencyCode,
  today: Day,
  { lines, unread }: ReturnType<typeof readPayoutLines>,
): Errors {
  return {
    ...(!draft.courier.trim() && { courier: 'field.courier.required' }),
    ...(!isDay(draft.day) && { day: 'field.day.invalid' }),
    ...(draft.day > today && { day: 'field.day.future' }),
    ...(feeOf(draft, currency) === null && { fee: 'field.amount.invalid' }),
    ...(lines.length === 0 && unread.length === 0 && { lines: 'field.payout.empty' }),
    ...(unread.length > 0 && { lines: 'field.invalid' }),
    ...(lines.length > MOST_PAYOUT_LINES && { lines: 'field.payout.long' }),
  };
}

import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import type { AppError } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

const DAY_MS = 24 * 60 * 60 * 1000;
const USUAL_DAYS = 90;

/** The form's values; the last day in the format of a date input. */
export interface BlockDraft {
  readonly phone: string;
  readonly reason: string;
  readonly until: string;
}

const dayAfter = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export const newBlock = (phone = ''): BlockDraft => ({ phone, reason: '', until: dayAfter(USUAL_DAYS) });

/** The end of the chosen day in local time; 0 for none, which the server refuses at the field. */
const endOf = (day: string): number => new Date(`${day}T23:59:59`).getTime() || 0;

/** Blocks a phone number for cash and lifts blocks; `errors` are the last refusal's, by field. */
export function useCashBlock(storeId: string) {
  const { t } = useTranslation('admin-orders');
  const { ofError } = useErrorText();
  const [saving, setSaving] = useState(false);
  const [errors, setErrors] = useState<AppError['fields']>(undefined);

  const settle = (error: AppError | null, done: string): boolean => {
    setSaving(false);
    setErrors(error?.fields);
    if (!error) notify({ type: 'success', message: done });
    else if (!error.fields) notify({ type: 'error', message: ofError(error) });
    return !error;
  };
  const block = async ({ phone, reason, until }: BlockDraft): Promise<boolean> => {
    setSaving(true);
    const result = await call('blockCash', { storeId, phone, reason, until: endOf(until) });
    return settle(result.ok ? null : result.error, t('checks.block.done'));
  };
  const lift = async (blockId: string): Promise<boolean> => {
    setSaving(true);
    const result = await call('liftCashBlock', { storeId, blockId });
    return settle(result.ok ? null : result.error, t('checks.block.lifted'));
  };
  return { saving, errors, block, lift };
}

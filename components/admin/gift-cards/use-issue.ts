import { useState } from 'react';
import { useStoreSetting } from '@/context/store-setting-context';
import { randomKey } from '@/lib/browser/random-key';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Locale } from '@/lib/domain/locale';
import { parseMoney, type CurrencyCode } from '@/lib/domain/money/money';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface Draft {
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly reason: string;
  /** The receiver's address; empty if the store hands the card over. */
  readonly email: string;
  readonly name: string;
  readonly message: string;
  readonly locale: Locale;
  /** Idempotency key: it changes with the draft, so that a retry issues no second card. */
  readonly key: string;
}

/** A new gift card while it is prepared; `code` once it is issued. */
export function useIssue() {
  const { storeId, baseCurrency } = useStoreSetting();
  const locale = useLocale();
  const [draft, setDraft] = useState<Draft>(() => ({
    ...{ amount: '', currency: baseCurrency, reason: '', key: randomKey() },
    ...{ email: '', name: '', message: '', locale },
  }));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [code, setCode] = useState('');
  const amount = parseMoney(draft.amount, draft.currency);
  const send = async () => {
    setTried(true);
    if (!amount || !draft.reason.trim()) return;
    setBusy(true);
    setFailure(null);
    const { currency, reason, key, email, ...written } = draft;
    const receiver = { email, name: written.name, message: written.message, locale: written.locale };
    const issued = await call('issueGiftCard', {
      ...{ storeId, key, currency, amount, reason },
      ...(email.trim() && { receiver }),
    });
    setBusy(false);
    if (issued.ok) setCode(issued.value.code);
    else setFailure(issued.error);
  };
  const change = (changes: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...changes, key: randomKey() }));
  /** The store's error for a field of the receiver. */
  const refused = (field: 'email' | 'name' | 'message') => failure?.fields?.[`receiver.${field}`];
  return { draft, change, tried, amount, busy, failure, refused, code, send };
}

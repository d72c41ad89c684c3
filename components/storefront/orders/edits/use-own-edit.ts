import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { useAction } from '@/components/overlays/use-action';
import { randomKey } from '@/lib/browser/random-key';
import type { Callables } from '@/lib/domain/api/callables';
import type { QuotedEdit } from '@/lib/domain/api/money/order-edits';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

type Request = Callables['changeOwnOrder']['request'];
type Wanted = Pick<Request, 'address' | 'cancels'>;

interface Quoted {
  readonly request: Request;
  readonly quote: QuotedEdit;
}

export type OwnEdit = ReturnType<typeof useOwnEdit>;

/**
 * A shopper's change of their own order: quoted first, saved once they accept the new total. A quote that could not be saved
 * stays, so that a second press is the same edit. `onMoved`: a new address is saved.
 */
export function useOwnEdit(
  { storeId, id: orderId, edits }: Order,
  token: string | undefined,
  onMoved: () => void,
) {
  const { t } = useTranslation('orders');
  const text = useErrorText();
  const [quoted, setQuoted] = useState<Quoted | null>(null);
  const [isQuoting, setQuoting] = useState(false);
  const { run, busy } = useAction();

  /** Resolves to the error if typed fields are wrong, else to null. */
  const ask = async (wanted: Wanted): Promise<AppError | null> => {
    const request: Request = {
      ...{ storeId, orderId, version: edits.length, key: randomKey() },
      ...(token !== undefined && { token }),
      ...wanted,
    };
    setQuoting(true);
    const asked = await call('changeOwnOrder', request);
    setQuoting(false);
    if (asked.ok) setQuoted({ request, quote: asked.value });
    else if (asked.error.fields) return asked.error;
    else notify({ type: 'error', message: text.ofError(asked.error) });
    return null;
  };
  const save = async () => {
    if (!quoted) return;
    const request = { ...quoted.request, seenTotal: quoted.quote.after.total };
    const saved = await run(call('changeOwnOrder', request), t('edit.saved'));
    if (!saved.ok) return;
    setQuoted(null);
    if (request.address) onMoved();
  };
  const drop = () => setQuoted(null);
  return { quoted: quoted?.quote ?? null, isQuoting, isSaving: busy, ask, save, drop };
}

import { useEffect, useRef, useState } from 'react';
import { whenAgain } from '@/lib/again';
import type { PlanInvoice } from '@/lib/domain/api/billing';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';

type Invoices =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly code: ErrorCode }
  | {
      readonly status: 'ready';
      readonly invoices: readonly PlanInvoice[];
      readonly hasMore: boolean;
      /** Why no others came, beside those that did. */
      readonly failure: ErrorCode | null;
    };

const listInvoices = (after?: string) =>
  call('listInvoices', { storeId: env.storeId, ...(after && { after }) });

/** A failure takes away nothing that is shown already. */
const failedWith =
  (code: ErrorCode) =>
  (shown: Invoices): Invoices =>
    shown.status === 'ready' ? { ...shown, failure: code } : { status: 'failed', code };

const LOADING: Invoices = { status: 'loading' };

/**
 * The store's invoices, newest first, asked again whenever the plan changed; what is shown stays meanwhile. What failed is
 * read again as `useLive` begins anew.
 */
export function usePlanInvoices(changedAt: number) {
  const [state, setState] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  // What was asked before the plan changed must not answer into the list of afterwards.
  const list = useRef<symbol>(null);

  useEffect(() => {
    const mine = Symbol();
    list.current = mine;
    void listInvoices().then((page) => {
      if (list.current !== mine) return;
      setState(page.ok ? { status: 'ready', ...page.value, failure: null } : failedWith(page.error.code));
    });
    return () => {
      list.current = null;
    };
  }, [changedAt, attempt]);

  const { status } = state;
  useEffect(() => {
    if (status !== 'failed') return;
    return whenAgain(() => {
      setState(LOADING);
      setAttempt((count) => count + 1);
    });
  }, [status]);

  const more = async () => {
    if (state.status !== 'ready') return;
    const mine = list.current;
    setBusy(true);
    const page = await listInvoices(state.invoices.at(-1)?.id);
    setBusy(false);
    if (list.current !== mine) return;
    if (!page.ok) return setState(failedWith(page.error.code));
    const { invoices, hasMore } = page.value;
    setState({ status: 'ready', invoices: [...state.invoices, ...invoices], hasMore, failure: null });
  };

  return { state, busy, more };
}

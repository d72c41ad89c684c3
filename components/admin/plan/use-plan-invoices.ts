import { useEffect, useState } from 'react';
import type { PlanInvoice } from '@/lib/domain/api/billing';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';

type Invoices =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly code: ErrorCode }
  | { readonly status: 'ready'; readonly invoices: readonly PlanInvoice[]; readonly hasMore: boolean };

const listInvoices = (after?: string) =>
  call('listInvoices', { storeId: env.storeId, ...(after && { after }) });

/** The store's invoices, newest first, asked again whenever the plan changed; what is shown stays meanwhile. */
export function usePlanInvoices(changedAt: number) {
  const [state, setState] = useState<Invoices>({ status: 'loading' });
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let left = false;
    void listInvoices().then((page) => {
      if (left) return;
      setState(page.ok ? { status: 'ready', ...page.value } : { status: 'failed', code: page.error.code });
    });
    return () => {
      left = true;
    };
  }, [changedAt]);

  const more = async () => {
    if (state.status !== 'ready') return;
    setBusy(true);
    const page = await listInvoices(state.invoices.at(-1)?.id);
    setBusy(false);
    if (!page.ok) return setState({ status: 'failed', code: page.error.code });
    const { invoices, hasMore } = page.value;
    setState({ status: 'ready', invoices: [...state.invoices, ...invoices], hasMore });
  };

  return { state, busy, more };
}

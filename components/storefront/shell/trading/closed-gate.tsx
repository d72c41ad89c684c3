import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useStoreSetting } from '@/context/store-setting-context';
import { useAsPath } from '@/lib/hooks/browser/use-as-path';
import { staysWhenClosed } from '@/lib/domain/store/trading/trading';

/** Pages of an open shop do not load it. */
const ClosedView = dynamic(() => import('./closed-view').then((module) => module.ClosedView));

/** In a closed shop, a message replaces the pages that sell; those of orders and accounts stay. */
export function ClosedGate({ children }: { readonly children: ReactNode }) {
  const asPath = useAsPath();
  const { state } = useStoreSetting().trading;
  return state !== 'closed' || staysWhenClosed(asPath) ? children : <ClosedView />;
}

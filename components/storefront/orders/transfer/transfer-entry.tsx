import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { TransferPanelProps } from './transfer-panel';

/** Loaded on demand, because few orders are paid by transfer. */
export const TransferEntry = dynamic<TransferPanelProps>(
  () => import('./transfer-panel').then(({ TransferPanel }) => TransferPanel),
  { ssr: false, loading: () => <Skeleton height="12rem" /> },
);

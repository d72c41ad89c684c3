import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import type { OwedPanelProps } from './owed-panel';

/** Loaded on demand, because few orders become more expensive after payment. */
const OwedPanel = dynamic<OwedPanelProps>(() => import('./owed-panel').then((module) => module.OwedPanel), {
  ssr: false,
  loading: () => <Skeleton height="8rem" />,
});

/** The amount still owed after a change, with a link to pay it. */
export const OwedEntry = ({ order, token }: OwedPanelProps) =>
  owedExtra(order) ? <OwedPanel order={order} token={token} /> : null;

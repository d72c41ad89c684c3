import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Order } from '@/lib/domain/orders/order';

/** Its code comes with the need for it. */
const Edits = dynamic(() => import('./own-edits-panel').then((module) => module.OwnEditsPanel), {
  ssr: false,
  loading: () => <Skeleton height="6rem" />,
});

interface OwnEditsProps {
  readonly order: Order;
  /** Of the tracking link, where the reader does not own the order. */
  readonly token?: string | undefined;
}

/** What a shopper may change of an order, where the store lets them change anything, and what was changed. */
export function OwnEdits({ order, token }: OwnEditsProps) {
  const { orderRules } = useStoreSetting();
  const isOffered = orderRules.shopperAddress || orderRules.shopperLines;
  if (!isOffered && order.edits.length === 0) return null;
  return <Edits order={order} token={token} />;
}

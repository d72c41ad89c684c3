import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Order } from '@/lib/domain/orders/order';

/** Its code loads on demand. */
const Edits = dynamic(() => import('./own-edits-panel').then((module) => module.OwnEditsPanel), {
  ssr: false,
  loading: () => <Skeleton height="6rem" />,
});

interface OwnEditsProps {
  readonly order: Order;
  /** The tracking link's token, when the reader does not own the order. */
  readonly token?: string | undefined;
}

/** The shopper's own changes of an order, if the store allows any, and the earlier ones. */
export function OwnEdits({ order, token }: OwnEditsProps) {
  const { orderRules } = useStoreSetting();
  const isOffered = orderRules.shopperAddress || orderRules.shopperLines;
  if (!isOffered && order.edits.length === 0) return null;
  return <Edits order={order} token={token} />;
}

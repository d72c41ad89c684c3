import { OrderListView } from '@/components/storefront/orders/order-list-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(OrderListView);

export const getStaticPaths = onDemand;
export const getStaticProps = staticShell('orders', 'errors', 'payment');

import { OrderListView } from '@/components/storefront/orders/order-list-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';

export default inStorefront(OrderListView);

export const getStaticProps = staticShell('orders', 'errors', 'payment');

import { OrderListView } from '@/components/storefront/orders/order-list-view';
import { staticShell } from '@/lib/server/page-props';

export default OrderListView;

export const getStaticProps = staticShell('orders', 'errors');

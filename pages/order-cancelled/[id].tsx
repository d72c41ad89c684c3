import { OrderCancelledView } from '@/components/storefront/orders/order-cancelled-view';
import { privateShell } from '@/lib/server/page-props';

export default OrderCancelledView;

export const getServerSideProps = privateShell('orders', 'cart', 'checkout', 'errors');

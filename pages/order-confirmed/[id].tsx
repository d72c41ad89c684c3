import { OrderConfirmedView } from '@/components/storefront/orders/order-confirmed-view';
import { privateShell } from '@/lib/server/page-props';

export default OrderConfirmedView;

export const getServerSideProps = privateShell('orders', 'cart', 'checkout', 'errors');

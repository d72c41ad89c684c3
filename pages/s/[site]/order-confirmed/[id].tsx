import { OrderConfirmedView } from '@/components/storefront/orders/order-confirmed-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

export default inStorefront(OrderConfirmedView);

export const getServerSideProps = privateShell('orders', 'cart', 'checkout', 'errors', 'payment');

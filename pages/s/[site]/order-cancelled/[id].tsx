import { OrderCancelledView } from '@/components/storefront/orders/order-cancelled-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

export default inStorefront(OrderCancelledView);

export const getServerSideProps = privateShell('orders', 'cart', 'checkout', 'errors', 'payment');

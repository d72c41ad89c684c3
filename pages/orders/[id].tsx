import { OrderPageView } from '@/components/storefront/orders/order-page-view';
import { privateShell } from '@/lib/server/page-props';

export default OrderPageView;

export const getServerSideProps = privateShell('orders', 'cart', 'checkout', 'errors');

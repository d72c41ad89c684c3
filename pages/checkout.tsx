import { CheckoutView } from '@/components/storefront/checkout/checkout-view';
import { staticShell } from '@/lib/server/page-props';

export default CheckoutView;

export const getStaticProps = staticShell('addresses', 'cart', 'checkout', 'errors');

import { CheckoutView } from '@/components/storefront/checkout/checkout-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';

export default inStorefront(CheckoutView);

export const getStaticProps = staticShell('addresses', 'cart', 'checkout', 'errors', 'payment');

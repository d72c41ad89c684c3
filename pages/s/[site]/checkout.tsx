import { CheckoutView } from '@/components/storefront/checkout/checkout-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(CheckoutView);

export const getStaticPaths = onDemand;
export const getStaticProps = staticShell('addresses', 'cart', 'checkout', 'errors', 'payment');

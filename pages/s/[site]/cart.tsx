import { CartView } from '@/components/storefront/cart/cart-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(CartView);

export const getStaticPaths = onDemand;
export const getStaticProps = staticShell('cart', 'errors');

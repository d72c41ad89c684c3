import { CartView } from '@/components/storefront/cart/cart-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';

export default inStorefront(CartView);

export const getStaticProps = staticShell('cart', 'errors');

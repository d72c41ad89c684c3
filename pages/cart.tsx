import { CartView } from '@/components/storefront/cart/cart-view';
import { staticShell } from '@/lib/server/page-props';

export default CartView;

export const getStaticProps = staticShell('cart', 'errors');

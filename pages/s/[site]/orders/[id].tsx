import { OrderPageView } from '@/components/storefront/orders/order-page-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

export default inStorefront(OrderPageView);

export const getServerSideProps = privateShell(
  'orders',
  'addresses',
  'cart',
  'checkout',
  'confirm',
  'errors',
  'payment',
);

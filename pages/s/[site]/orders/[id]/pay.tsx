import { PaymentView } from '@/components/storefront/payment/payment-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { paths } from '@/lib/paths';
import { paymentShell } from '@/lib/server/pages/page-props';

export default inStorefront(PaymentView);

export const getServerSideProps = paymentShell(
  ({ id }) => paths.payment(String(id)),
  'cart',
  'checkout',
  'errors',
  'orders',
  'payment',
);

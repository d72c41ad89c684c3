import { PayLinkView } from '@/components/storefront/payment/link/pay-link-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { paths } from '@/lib/paths';
import { paymentShell } from '@/lib/server/pages/page-props';

export default inStorefront(PayLinkView);

export const getServerSideProps = paymentShell(
  ({ token }) => paths.payByLink(String(token)),
  'cart',
  'errors',
  'payment',
);

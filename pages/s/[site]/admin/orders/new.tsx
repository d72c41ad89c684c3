import { HandOrderView } from '@/components/admin/orders/by-hand/hand-order-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="orders.title">
    <HandOrderView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell(
  'addresses',
  'admin',
  'admin-orders',
  'checkout',
  'orders',
  'errors',
);
export default inAdmin(Page);

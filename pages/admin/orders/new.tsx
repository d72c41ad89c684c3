import { HandOrderView } from '@/components/admin/orders/by-hand/hand-order-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { staticShell } from '@/lib/server/pages/page-props';

const Page = () => (
  <AdminPage title="orders.title">
    <HandOrderView />
  </AdminPage>
);

export const getStaticProps = staticShell(
  'addresses',
  'admin',
  'admin-orders',
  'checkout',
  'orders',
  'errors',
);
export default inAdmin(Page);

import { OrdersView } from '@/components/admin/orders/list/orders-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="orders.title">
    <OrdersView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell('admin', 'admin-orders', 'orders', 'errors');
export default inAdmin(Page);

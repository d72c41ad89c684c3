import { PrintOrdersView } from '@/components/admin/orders/print/print-orders-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="orders.title">
    <PrintOrdersView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell('admin', 'admin-orders', 'invoice', 'orders', 'errors');
export default inAdmin(Page);

import { PrintOrdersView } from '@/components/admin/orders/print/print-orders-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { staticShell } from '@/lib/server/pages/page-props';

const Page = () => (
  <AdminPage title="orders.title">
    <PrintOrdersView />
  </AdminPage>
);

export const getStaticProps = staticShell('admin', 'admin-orders', 'invoice', 'orders', 'errors');
export default inAdmin(Page);

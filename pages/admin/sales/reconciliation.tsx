import { ReconciliationView } from '@/components/admin/reconciliation/reconciliation-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { staticShell } from '@/lib/server/pages/page-props';

const Page = () => (
  <AdminPage title="admin-reconciliation:title">
    <ReconciliationView />
  </AdminPage>
);

export const getStaticProps = staticShell('admin', 'admin-reconciliation', 'admin-couriers', 'errors');
export default inAdmin(Page);

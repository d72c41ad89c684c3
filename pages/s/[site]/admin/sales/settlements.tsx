import { SettlementsView } from '@/components/admin/couriers/settlements-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="admin-couriers:title">
    <SettlementsView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell('admin', 'admin-couriers', 'admin-reconciliation', 'errors');
export default inAdmin(Page);

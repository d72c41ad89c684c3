import { DashboardView } from '@/components/admin/dashboard/dashboard-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { staticShell } from '@/lib/server/page-props';

const Page = () => (
  <AdminPage title="nav.item.dashboard">
    <DashboardView />
  </AdminPage>
);

export const getStaticProps = staticShell('admin', 'orders', 'errors');
export default Page;

import { DashboardView } from '@/components/admin/dashboard/dashboard-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { adminShell } from '@/lib/server/pages/page-props';
import type { ShellProps } from '@/lib/server/pages/shell-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = ({ categories }: ShellProps) => (
  <AdminPage title="nav.item.dashboard">
    <DashboardView categories={categories} />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell('admin', 'admin-sales', 'admin-reconciliation', 'orders', 'errors');
export default inAdmin(Page);

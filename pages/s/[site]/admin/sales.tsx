import { SalesView } from '@/components/admin/sales/sales-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { adminShell } from '@/lib/server/pages/page-props';
import type { ShellProps } from '@/lib/server/pages/shell-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = ({ categories }: ShellProps) => (
  <AdminPage title="nav.item.sales">
    <SalesView categories={categories} />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell('admin', 'admin-sales', 'admin-reconciliation', 'errors');
export default inAdmin(Page);

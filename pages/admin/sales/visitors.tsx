import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { VisitorsView } from '@/components/admin/visitors/visitors-view';
import { staticShell } from '@/lib/server/pages/page-props';

const Page = () => (
  <AdminPage title="nav.item.sales">
    <VisitorsView />
  </AdminPage>
);

export const getStaticProps = staticShell('admin', 'admin-sales', 'admin-visitors', 'errors');
export default inAdmin(Page);

import { ActivityView } from '@/components/admin/activity/activity-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { staticShell } from '@/lib/server/pages/page-props';

const Page = () => (
  <AdminPage title="nav.item.activity">
    <ActivityView />
  </AdminPage>
);

export const getStaticProps = staticShell('admin', 'admin-activity', 'product-fields', 'errors');
export default inAdmin(Page);

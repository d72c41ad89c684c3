import { AdminPage } from '@/components/admin/shell/admin-page';
import { UsersView } from '@/components/admin/users/users-view';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="nav.item.users">
    <UsersView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell(
  'admin',
  'admin-customers',
  'admin-import',
  'admin-people',
  'admin-sales',
  'errors',
);
export default inAdmin(Page);

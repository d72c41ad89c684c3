import { AdminPage } from '@/components/admin/shell/admin-page';
import { UsersView } from '@/components/admin/users/users-view';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { staticShell } from '@/lib/server/pages/page-props';

const Page = () => (
  <AdminPage title="nav.item.users">
    <UsersView />
  </AdminPage>
);

export const getStaticProps = staticShell(
  'admin',
  'admin-customers',
  'admin-import',
  'admin-people',
  'admin-sales',
  'errors',
);
export default inAdmin(Page);

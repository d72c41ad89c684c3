import { ProfileView } from '@/components/admin/profile/profile-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { staticShell } from '@/lib/server/pages/page-props';

const Page = () => (
  <AdminPage title="admin-people:profile.title">
    <ProfileView />
  </AdminPage>
);

export const getStaticProps = staticShell('admin', 'admin-people', 'errors');
export default inAdmin(Page);

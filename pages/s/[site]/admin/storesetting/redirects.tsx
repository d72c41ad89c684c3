import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { RedirectsView } from '@/components/admin/store-setting/redirects/redirects-view';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="admin-redirects:title">
    <RedirectsView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell('admin', 'admin-redirects', 'errors');
export default inAdmin(Page);

import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { OwnPagesView } from '@/components/admin/store-setting/own-pages/list/own-pages-view';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="admin-pages:title">
    <OwnPagesView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell('admin', 'admin-pages', 'admin-store', 'errors');
export default inAdmin(Page);

import { AdminPage } from '@/components/admin/shell/admin-page';
import { StoreSettingIndexView } from '@/components/admin/store-setting/index-view';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="admin-store:index.title">
    <StoreSettingIndexView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell('admin', 'admin-store', 'orders', 'errors');
export default inAdmin(Page);

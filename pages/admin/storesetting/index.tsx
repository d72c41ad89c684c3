import { AdminPage } from '@/components/admin/shell/admin-page';
import { StoreSettingIndexView } from '@/components/admin/store-setting/index-view';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { staticShell } from '@/lib/server/pages/page-props';

const Page = () => (
  <AdminPage title="admin-store:index.title">
    <StoreSettingIndexView />
  </AdminPage>
);

export const getStaticProps = staticShell('admin', 'admin-store', 'orders', 'errors');
export default inAdmin(Page);

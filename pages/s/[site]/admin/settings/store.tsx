import { OwnStoreView } from '@/components/admin/own-store/own-store-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { staticShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="admin-own-store:title">
    <OwnStoreView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = staticShell('admin', 'admin-own-store', 'admin-store', 'errors');
export default inAdmin(Page);

import { AdminPage } from '@/components/admin/shell/admin-page';
import { PublishedPageView } from '@/components/admin/store-setting/pages/published-page-view';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { staticShell } from '@/lib/server/pages/page-props';

const Page = () => (
  <AdminPage title="admin-store:page.termsConditions">
    <PublishedPageView page="termsConditions" />
  </AdminPage>
);

export const getStaticProps = staticShell('admin', 'admin-store', 'orders', 'errors');
export default inAdmin(Page);

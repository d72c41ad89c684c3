import { ColorsView } from '@/components/admin/store-setting/colors-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { staticShell } from '@/lib/server/page-props';

const Page = () => (
  <AdminPage title="colors.title">
    <ColorsView />
  </AdminPage>
);

export const getStaticProps = staticShell('admin', 'orders', 'errors');
export default Page;

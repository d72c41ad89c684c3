import { ProductsView } from '@/components/admin/products/list/products-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { staticShell } from '@/lib/server/pages/page-props';

const Page = () => (
  <AdminPage title="products.title">
    <ProductsView />
  </AdminPage>
);

export const getStaticProps = staticShell('admin', 'admin-catalogue', 'admin-import', 'orders', 'errors');
export default inAdmin(Page);

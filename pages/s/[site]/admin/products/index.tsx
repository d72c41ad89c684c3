import { ProductsView } from '@/components/admin/products/list/products-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="products.title">
    <ProductsView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell('admin', 'admin-catalogue', 'admin-import', 'orders', 'errors');
export default inAdmin(Page);

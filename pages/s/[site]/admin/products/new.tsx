import { NewProductView } from '@/components/admin/products/editor/new-product-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="product.page">
    <NewProductView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell(
  'admin',
  'admin-editor',
  'admin-seo',
  'product-fields',
  'orders',
  'errors',
);
export default inAdmin(Page);

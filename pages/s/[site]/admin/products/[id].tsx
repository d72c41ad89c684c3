import { useRouter } from 'next/router';
import { ProductEditorView } from '@/components/admin/products/editor/product-editor-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { privateAdminShell } from '@/lib/server/pages/page-props';

const Page = () => {
  const { id } = useRouter().query;
  return (
    <AdminPage title="product.page">
      {typeof id === 'string' && <ProductEditorView key={id} productId={id} />}
    </AdminPage>
  );
};

export const getServerSideProps = privateAdminShell(
  'admin',
  'admin-editor',
  'admin-seo',
  'product-fields',
  'orders',
  'errors',
);
export default inAdmin(Page);

import { useRouter } from 'next/router';
import { StudioView } from '@/components/admin/products/studio/studio-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { privateAdminShell } from '@/lib/server/pages/page-props';

const Page = () => {
  const { id } = useRouter().query;
  return (
    <AdminPage title="product.studio">
      {typeof id === 'string' && <StudioView key={id} productId={id} />}
    </AdminPage>
  );
};

export const getServerSideProps = privateAdminShell(
  'admin',
  'admin-studio',
  'board-problems',
  'admin-editor',
  'admin-store',
  'errors',
);
export default inAdmin(Page);

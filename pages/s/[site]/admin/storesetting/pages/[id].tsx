import { useRouter } from 'next/router';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { OwnPageView } from '@/components/admin/store-setting/own-pages/editor/own-page-view';
import { privateAdminShell } from '@/lib/server/pages/page-props';

const Page = () => {
  const { id } = useRouter().query;
  return (
    <AdminPage title="admin-pages:editor.title">
      {typeof id === 'string' && <OwnPageView key={id} id={id} />}
    </AdminPage>
  );
};

export const getServerSideProps = privateAdminShell(
  'admin',
  'admin-pages',
  'admin-seo',
  'admin-store',
  'errors',
);
export default inAdmin(Page);

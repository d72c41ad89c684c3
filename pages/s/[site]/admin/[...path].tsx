import { AdminNotFound } from '@/components/admin/shell/admin-not-found';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { missingAdminShell } from '@/lib/server/pages/page-props';

/** Catches unknown addresses below `/admin`. */
const Page = () => (
  <AdminPage title="notFound.title">
    <AdminNotFound />
  </AdminPage>
);

export const getServerSideProps = missingAdminShell('admin', 'errors');
export default inAdmin(Page);

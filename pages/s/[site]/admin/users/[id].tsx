import { useRouter } from 'next/router';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { CustomerView } from '@/components/admin/users/customer-view';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { privateAdminShell } from '@/lib/server/pages/page-props';

const Page = () => {
  const { id } = useRouter().query;
  return (
    <AdminPage title="nav.item.users">
      {typeof id === 'string' && <CustomerView key={id} customerId={id} />}
    </AdminPage>
  );
};

export const getServerSideProps = privateAdminShell(
  'admin',
  'admin-customers',
  'admin-orders',
  'admin-sales',
  'orders',
  'errors',
);
export default inAdmin(Page);

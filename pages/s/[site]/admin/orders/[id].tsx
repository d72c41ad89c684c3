import { useRouter } from 'next/router';
import { OrderDetailView } from '@/components/admin/orders/detail/order-detail-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { privateAdminShell } from '@/lib/server/pages/page-props';

const Page = () => {
  const { id } = useRouter().query;
  return (
    <AdminPage title="order.page">
      {typeof id === 'string' && <OrderDetailView key={id} orderId={id} />}
    </AdminPage>
  );
};

export const getServerSideProps = privateAdminShell(
  'admin',
  'admin-orders',
  'admin-returns',
  'admin-messages',
  'board-problems',
  'orders',
  'errors',
);
export default inAdmin(Page);

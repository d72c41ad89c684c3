import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { TicketsView } from '@/components/admin/workshop/tickets/tickets-view';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="nav.item.workshop">
    <TicketsView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell('admin', 'admin-workshop', 'admin-orders', 'errors');
export default inAdmin(Page);

import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { WorkshopView } from '@/components/admin/workshop/workshop-view';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="nav.item.workshop">
    <WorkshopView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell(
  'admin',
  'admin-workshop',
  'admin-orders',
  'board-problems',
  'errors',
);
export default inAdmin(Page);

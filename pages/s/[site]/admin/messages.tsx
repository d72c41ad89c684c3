import { MessagesView } from '@/components/admin/messages/messages-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="admin-messages:title">
    <MessagesView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell('admin', 'admin-messages', 'errors');
export default inAdmin(Page);

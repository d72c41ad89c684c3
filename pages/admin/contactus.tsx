import { InboxView } from '@/components/admin/contact/inbox-view';
import { AdminPage } from '@/components/admin/shell/admin-page';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { staticShell } from '@/lib/server/pages/page-props';

const Page = () => (
  <AdminPage title="nav.item.contactUs">
    <InboxView />
  </AdminPage>
);

export const getStaticProps = staticShell('admin', 'admin-orders', 'errors');
export default inAdmin(Page);

import { AdminPage } from '@/components/admin/shell/admin-page';
import { SettingsView } from '@/components/admin/settings/settings-view';
import { inAdmin } from '@/components/admin/shell/in-admin';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

const Page = () => (
  <AdminPage title="admin-store:settings.title">
    <SettingsView />
  </AdminPage>
);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell(
  'admin',
  'admin-store',
  'admin-plan',
  'plan-quotas',
  'admin-orders',
  'orders',
  'errors',
);
export default inAdmin(Page);

import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { StopMailsView } from '@/components/storefront/reminders/stop-mails-view';
import { privateShell } from '@/lib/server/pages/page-props';

export default inStorefront(StopMailsView);

export const getServerSideProps = privateShell('reminders', 'errors');

import { InvitationView } from '@/components/storefront/account/invitation/invitation-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

export default inStorefront(InvitationView);

export const getServerSideProps = privateShell('account', 'errors');

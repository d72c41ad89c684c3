import { ProfileView } from '@/components/storefront/account/profile-view';
import { staticShell } from '@/lib/server/page-props';

export default ProfileView;

export const getStaticProps = staticShell('account', 'addresses', 'catalogue', 'checkout', 'orders', 'errors');

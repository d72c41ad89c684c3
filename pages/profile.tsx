import { ProfileView } from '@/components/storefront/account/profile/profile-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';

export default inStorefront(ProfileView);

export const getStaticProps = staticShell(
  'account',
  'addresses',
  'catalogue',
  'checkout',
  'orders',
  'errors',
  'payment',
);

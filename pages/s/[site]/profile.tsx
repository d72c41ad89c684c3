import { ProfileView } from '@/components/storefront/account/profile/profile-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(ProfileView);

export const getStaticPaths = onDemand;
export const getStaticProps = staticShell(
  'account',
  'addresses',
  'catalogue',
  'checkout',
  'orders',
  'errors',
  'payment',
);

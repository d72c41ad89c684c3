import { LoginView } from '@/components/storefront/account/sign-in/login-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(LoginView);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell('account', 'errors');

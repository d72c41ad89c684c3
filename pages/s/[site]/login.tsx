import { LoginView } from '@/components/storefront/account/sign-in/login-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(LoginView);

export const getStaticPaths = onDemand;
export const getStaticProps = staticShell('account', 'errors');

import { LoginView } from '@/components/storefront/account/sign-in/login-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';

export default inStorefront(LoginView);

export const getStaticProps = staticShell('account', 'errors');

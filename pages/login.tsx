import { LoginView } from '@/components/storefront/account/login-view';
import { staticShell } from '@/lib/server/page-props';

export default LoginView;

export const getStaticProps = staticShell('account', 'errors');

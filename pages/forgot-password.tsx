import { ForgotPasswordView } from '@/components/storefront/account/forgot-password-view';
import { staticShell } from '@/lib/server/page-props';

export default ForgotPasswordView;

export const getStaticProps = staticShell('account', 'errors');

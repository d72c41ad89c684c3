import { ForgotPasswordView } from '@/components/storefront/account/sign-in/forgot-password-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { adminShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(ForgotPasswordView);

export const getStaticPaths = onDemand;
export const getStaticProps = adminShell('account', 'errors');

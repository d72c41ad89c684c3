import { SignUpView } from '@/components/storefront/account/sign-up-view';
import { staticShell } from '@/lib/server/page-props';

export default SignUpView;

export const getStaticProps = staticShell('account', 'errors');

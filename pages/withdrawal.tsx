import { WithdrawalView } from '@/components/storefront/withdrawal/withdrawal-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';

export default inStorefront(WithdrawalView);

export const getStaticProps = staticShell('withdrawal', 'errors');

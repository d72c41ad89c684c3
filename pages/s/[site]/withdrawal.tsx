import { WithdrawalView } from '@/components/storefront/withdrawal/withdrawal-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(WithdrawalView);

export const getStaticPaths = onDemand;
export const getStaticProps = staticShell('withdrawal', 'errors');

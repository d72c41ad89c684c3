import { WithdrawalView } from '@/components/storefront/withdrawal/withdrawal-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { publicShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(WithdrawalView);

export const getStaticPaths = onDemand;
export const getStaticProps = publicShell('/withdrawal', 'withdrawal', 'errors');

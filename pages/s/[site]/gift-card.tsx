import { BalanceView } from '@/components/storefront/gift-cards/balance-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(BalanceView);

export const getStaticPaths = onDemand;
export const getStaticProps = staticShell('gift-card', 'checkout', 'addresses', 'errors');

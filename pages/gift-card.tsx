import { BalanceView } from '@/components/storefront/gift-cards/balance-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';

export default inStorefront(BalanceView);

export const getStaticProps = staticShell('gift-card', 'checkout', 'addresses', 'errors');

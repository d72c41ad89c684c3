import { StopOffersView } from '@/components/storefront/account/offers/stop-offers-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

export default inStorefront(StopOffersView);

export const getServerSideProps = privateShell('confirm', 'errors');

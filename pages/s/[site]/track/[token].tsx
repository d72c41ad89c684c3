import { TrackView } from '@/components/storefront/orders/track-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

export default inStorefront(TrackView);

export const getServerSideProps = privateShell('addresses', 'checkout', 'errors', 'orders', 'payment');

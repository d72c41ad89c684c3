import { TrackView } from '@/components/storefront/orders/track-view';
import { privateShell } from '@/lib/server/page-props';

export default TrackView;

export const getServerSideProps = privateShell('orders', 'errors');

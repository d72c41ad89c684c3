import { DesignChangeView } from '@/components/storefront/orders/changes/design-change-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

export default inStorefront(DesignChangeView);

export const getServerSideProps = privateShell('errors', 'orders');

import { ConfirmView } from '@/components/storefront/orders/confirm/confirm-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

export default inStorefront(ConfirmView);

export const getServerSideProps = privateShell('confirm', 'errors');

import { RestoreCartView } from '@/components/storefront/reminders/carts/restore-cart-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

export default inStorefront(RestoreCartView);

export const getServerSideProps = privateShell('reminders', 'errors');

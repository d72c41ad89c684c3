import { InvoiceView } from '@/components/storefront/orders/invoice-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

export default inStorefront(InvoiceView);

export const getServerSideProps = privateShell('invoice', 'orders', 'errors');

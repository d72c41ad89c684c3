import { InvoiceView } from '@/components/storefront/orders/invoice-view';
import { privateShell } from '@/lib/server/page-props';

export default InvoiceView;

export const getServerSideProps = privateShell('invoice', 'orders', 'errors');

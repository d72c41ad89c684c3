import { ConfirmNewsView } from '@/components/storefront/newsletter/confirm-news-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

export default inStorefront(ConfirmNewsView);

export const getServerSideProps = privateShell('confirm', 'errors');

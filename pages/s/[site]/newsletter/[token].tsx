import { ConfirmNewsletterView } from '@/components/storefront/newsletter/confirm-newsletter-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

export default inStorefront(ConfirmNewsletterView);

export const getServerSideProps = privateShell('confirm', 'errors');

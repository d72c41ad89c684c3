import { ContactView } from '@/components/storefront/contact/contact-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';

export default inStorefront(ContactView);

export const getStaticProps = staticShell('content', 'errors');

import { ContactView } from '@/components/storefront/contact/contact-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(ContactView);

export const getStaticPaths = onDemand;
export const getStaticProps = staticShell('content', 'errors');

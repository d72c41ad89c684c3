import { ContactView } from '@/components/storefront/contact/contact-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { publicShell } from '@/lib/server/pages/page-props';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(ContactView);

export const getStaticPaths = onDemand;
export const getStaticProps = publicShell('/contact-us', 'content', 'errors');

import { ContactView } from '@/components/storefront/contact/contact-view';
import { staticShell } from '@/lib/server/page-props';

export default ContactView;

export const getStaticProps = staticShell('content', 'errors');

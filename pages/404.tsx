import { NotFound } from '@/components/storefront/shell/not-found';
import { staticShell } from '@/lib/server/page-props';

export default NotFound;

export const getStaticProps = staticShell('catalogue');

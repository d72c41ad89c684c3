import { NotFound } from '@/components/storefront/shell/not-found';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';

export default inStorefront(NotFound);

export const getStaticProps = staticShell('catalogue');

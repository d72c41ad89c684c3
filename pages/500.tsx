import { Failure } from '@/components/storefront/shell/failure';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/pages/page-props';

export default inStorefront(Failure);

export const getStaticProps = staticShell();

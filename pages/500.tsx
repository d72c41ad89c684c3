import { Failure } from '@/components/storefront/shell/failure';
import { staticShell } from '@/lib/server/page-props';

export default Failure;

export const getStaticProps = staticShell();

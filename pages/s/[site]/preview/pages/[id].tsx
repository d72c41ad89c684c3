import { OwnPagePreview } from '@/components/storefront/pages/preview/own-page-preview';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

export const getServerSideProps = privateShell('catalogue', 'own-pages', 'errors');
export default inStorefront(OwnPagePreview);

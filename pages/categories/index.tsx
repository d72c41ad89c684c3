import { CategoriesView } from '@/components/storefront/categories/categories-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { staticShell } from '@/lib/server/page-props';

export default inStorefront(CategoriesView);

export const getStaticProps = staticShell('catalogue');

import { CategoriesView } from '@/components/storefront/categories/categories-view';
import { staticShell } from '@/lib/server/page-props';

export default CategoriesView;

export const getStaticProps = staticShell('catalogue');

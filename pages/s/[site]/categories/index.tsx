import { CategoriesView, type CategoriesPageProps } from '@/components/storefront/categories/categories-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { inLanguage } from '@/lib/domain/catalogue/groups/listed-category';
import type { Locale } from '@/lib/domain/locale';
import { readShell, shellProps, type ShellProps } from '@/lib/server/pages/shell-props';
import { onDemand, publicForStore } from '@/lib/server/pages/for-store';

export default inStorefront(CategoriesView);

export const getStaticPaths = onDemand;
export const getStaticProps = publicForStore<ShellProps & CategoriesPageProps>(
  '/categories',
  async (store, { locale }) => {
    const shell = await readShell(store);
    const props = await shellProps(Promise.resolve(shell), locale as Locale, ['catalogue']);
    const tiles = shell.categories.map((category) => inLanguage(category, locale as Locale));
    return { props: { ...props, tiles } };
  },
);

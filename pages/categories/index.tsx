import type { GetStaticProps } from 'next';
import { CategoriesView, type CategoriesPageProps } from '@/components/storefront/categories/categories-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { inLanguage } from '@/lib/domain/catalogue/groups/listed-category';
import type { Locale } from '@/lib/domain/locale';
import { readShell, shellProps, type ShellProps } from '@/lib/server/pages/shell-props';
import { siteStore } from '@/lib/server/site-store';

export default inStorefront(CategoriesView);

export const getStaticProps: GetStaticProps<ShellProps & CategoriesPageProps> = async ({ locale }) => {
  const shell = await readShell(siteStore());
  const props = await shellProps(Promise.resolve(shell), locale as Locale, ['catalogue']);
  const tiles = shell.categories.map((category) => inLanguage(category, locale as Locale));
  return { props: { ...props, tiles } };
};

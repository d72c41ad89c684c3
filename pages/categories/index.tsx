import type { GetStaticProps } from 'next';
import { CategoriesView, type CategoriesPageProps } from '@/components/storefront/categories/categories-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import type { Locale } from '@/lib/domain/locale';
import { readShell, shellProps, type ShellProps } from '@/lib/server/pages/shell-props';
import { readingFor } from '@/lib/server/reads/counted';

export default inStorefront(CategoriesView);

export const getStaticProps: GetStaticProps<ShellProps & CategoriesPageProps> = async ({ locale }) => {
  const shell = await readShell();
  const props = await shellProps(locale as Locale, ['catalogue'], () => Promise.resolve(shell));
  return { props: { ...props, tiles: shell.categories } };
};

import type { GetStaticProps } from 'next';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import type { SSRConfig } from 'next-i18next/pages';
import type { Locale } from '@/lib/domain/locale';
import type { Namespace } from './shell-props';

/** The props of an error page, which is built once for all stores. */
interface ErrorPageProps extends SSRConfig {
  /** Its shell is fetched in the browser (`useShell`). */
  readonly isShellLate: true;
}

/** `getStaticProps` of an error page: its texts. */
export const errorPage =
  (...namespaces: readonly Namespace[]): GetStaticProps<ErrorPageProps> =>
  async ({ locale }) => ({
    props: {
      ...(await serverSideTranslations(locale as Locale, ['common', ...namespaces])),
      isShellLate: true,
    },
  });

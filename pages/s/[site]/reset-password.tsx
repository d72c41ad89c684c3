import type { GetServerSideProps } from 'next';
import { ResetPasswordView } from '@/components/storefront/account/sign-in/reset-password-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { isLocale } from '@/lib/domain/locale';
import { paths } from '@/lib/paths';
import { privateAdminShell } from '@/lib/server/pages/page-props';

export default inStorefront(ResetPasswordView);

const shell = privateAdminShell('account', 'errors');

/** The mail's link names its language in `lang`, because Firebase has one address for all languages. */
export const getServerSideProps: GetServerSideProps = async (context) => {
  const { lang, ...query } = context.query;
  if (!isLocale(lang) || lang === context.defaultLocale || context.locale !== context.defaultLocale)
    return shell(context);
  const search = new URLSearchParams(query as Record<string, string>);
  return { redirect: { destination: `/${lang}${paths.resetPassword}?${search}`, permanent: false } };
};

import type { GetServerSideProps, GetStaticProps } from 'next';
import type { Locale } from '@/lib/domain/locale';
import { shellProps, type ShellProps } from '@/lib/server/shell-props';

/** `getStaticProps` of a page that has nothing but the shell; whatever is personal is loaded in the browser. */
export const staticShell =
  (...namespaces: readonly string[]): GetStaticProps<ShellProps> =>
  async ({ locale }) => ({ props: await shellProps(locale as Locale, namespaces) });

/**
 * The shell of a page whose address holds a private id or token. Made per request, because a static page would leave
 * one stored copy for every address that anybody ever tried; no cache keeps it and no other site learns the address.
 */
export const privateShell =
  (...namespaces: readonly string[]): GetServerSideProps<ShellProps> =>
  async ({ locale, res }) => {
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('Referrer-Policy', 'no-referrer');
    return { props: await shellProps(locale as Locale, namespaces) };
  };

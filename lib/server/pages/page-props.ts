import type { GetServerSideProps } from 'next';
import type { ParsedUrlQuery } from 'node:querystring';
import { localPath, type Locale } from '@/lib/domain/locale';
import { latestShell } from '@/lib/server/pages/latest-shell';
import { readShell, shellProps, type Namespace, type ShellProps } from '@/lib/server/pages/shell-props';
import { forStore, publicForStore, staticForStore, type PublicPage } from '@/lib/server/pages/for-store';
import { pageStore, adminStore, showsShop, type FindPageStore } from '@/lib/server/site-store';

/** Nothing for a host that shows its shop; its record was read a moment ago, to find the store. */
const withoutShop = async (params: ParsedUrlQuery | undefined): Promise<Pick<ShellProps, 'withoutShop'>> =>
  (await showsShop(params)) ? {} : { withoutShop: true };

/** The shells of pages whose store is found like this. */
function shellsOf(find: FindPageStore) {
  /** `getStaticProps` of a page with only the shell; personal data is loaded in the browser. */
  const staticShell = (...namespaces: readonly Namespace[]) =>
    staticForStore<ShellProps>(
      async (store, { locale, params }) => ({
        props: {
          ...(await shellProps(readShell(store), locale as Locale, namespaces)),
          ...(await withoutShop(params)),
        },
      }),
      find,
    );

  /**
   * `getServerSideProps` of a page whose address holds a private id or token. A static page would store a copy for every address
   * tried; this one is never cached, and its address is sent to no other site.
   */
  const privateShell = (...namespaces: readonly Namespace[]): GetServerSideProps<ShellProps> =>
    forStore(async (store, { locale, params, res }) => {
      res.setHeader('Cache-Control', 'private, no-store');
      res.setHeader('Referrer-Policy', 'no-referrer');
      const shell = await shellProps(latestShell(store), locale as Locale, namespaces);
      return { props: { ...shell, ...(await withoutShop(params)) } };
    }, find);

  /** The same for addresses that lead nowhere, with status 404. */
  const missingShell =
    (...namespaces: readonly Namespace[]): GetServerSideProps<ShellProps> =>
    (context) => {
      context.res.statusCode = 404;
      return privateShell(...namespaces)(context);
    };

  return { staticShell, privateShell, missingShell };
}

/** Of the shop: an open store's. */
export const { staticShell, privateShell } = shellsOf(pageStore);

/** `staticShell` of a page that anybody may see. */
export const publicShell = (page: PublicPage, ...namespaces: readonly Namespace[]) =>
  publicForStore<ShellProps>(page, async (store, { locale }) => ({
    props: await shellProps(readShell(store), locale as Locale, namespaces),
  }));

/** Of the admin, and of the pages on which one logs in: a closed or suspended store has these too. */
export const {
  staticShell: adminShell,
  privateShell: privateAdminShell,
  missingShell: missingAdminShell,
} = shellsOf(adminStore);

/** The query parameter that the card provider adds to the return address of a bank's page. */
const PAYMENT_SECRET = 'payment_intent_client_secret';

/**
 * The private shell of `pageOf`, to which a bank's page returns. The provider adds the payment's secret to that address, so the
 * browser is redirected to the bare address before any script, history or link can contain the secret.
 */
export const paymentShell =
  (
    pageOf: (params: ParsedUrlQuery) => string,
    ...namespaces: readonly Namespace[]
  ): GetServerSideProps<ShellProps> =>
  async (context) => {
    const { locale, params, query, res } = context;
    if (!(PAYMENT_SECRET in query)) return privateShell(...namespaces)(context);
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('Referrer-Policy', 'no-referrer');
    const destination = localPath(pageOf(params ?? {}), locale as Locale);
    return { redirect: { destination, permanent: false } };
  };

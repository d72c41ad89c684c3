import type {
  GetServerSidePropsContext,
  GetServerSidePropsResult,
  GetStaticPaths,
  GetStaticPropsContext,
  GetStaticPropsResult,
} from 'next';
import type { ParsedUrlQuery } from 'node:querystring';
import type { StoreId } from '@/lib/domain/ids';
import { localPath, type Locale } from '@/lib/domain/locale';
import type { Page } from '@/lib/domain/routes/page';
import type { ROUTES } from '@/lib/domain/routes/routes';
import type { Shell } from '@/lib/domain/store/shell';
import { readingOf } from '@/lib/server/reads/counted';
import { belongsElsewhere, pageStore, type FindPageStore } from '@/lib/server/site-store';

/** What every page shows of its store. */
type Shown = Pick<Shell, 'storeSetting'>;

/** The pages that are the same for everybody; a person's own stay where the person signed in. */
export type PublicPage = {
  [P in Page]: (typeof ROUTES)[P] extends { readonly access: 'public' } ? P : never;
}[Page];

/** How long a host without a store is cached as missing, seconds. */
const NO_STORE_SECONDS = 30;

/**
 * A page is cached for long, so it is rendered with the host as it is: a change of its record invalidates the pages, and an older
 * record would be cached with them.
 */
const RENDER_TRUST_MS = 500;

/** `getStaticPaths` of every static page: each store's copy is rendered on its first request. */
export const onDemand: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** `getStaticProps` of a page of the site's store; missing where no store answers. */
export const staticForStore =
  <P extends object>(
    read: (store: StoreId, context: GetStaticPropsContext) => Promise<GetStaticPropsResult<P>>,
    find: FindPageStore = pageStore,
  ): ((context: GetStaticPropsContext) => Promise<GetStaticPropsResult<P>>) =>
  async (context) => {
    const store = await find(context.params, RENDER_TRUST_MS);
    return store
      ? readingOf(store, () => read(store, context))
      : { notFound: true, revalidate: NO_STORE_SECONDS };
  };

/**
 * The same of a page that anybody may see: on every host but the store's own domain it redirects there, once that is verified.
 * `page` is its row in the route table. The setting says so that the page itself shows, so that a domain that is lost ends the
 * redirect with the same change; browsers keep none, by the page's `Cache-Control`.
 */
export const publicForStore = <P extends object>(
  page: PublicPage,
  read: (store: StoreId, context: GetStaticPropsContext) => Promise<GetStaticPropsResult<P & Shown>>,
) =>
  staticForStore<P>(async (store, context) => {
    const result = await read(store, context);
    if (!('props' in result)) return result;
    const { customDomain } = result.props.storeSetting;
    if (!belongsElsewhere(context.params, customDomain)) return result;
    const path = localPath(pathOf(page, context.params), context.locale as Locale);
    const destination = `https://${customDomain}${path}`;
    return { redirect: { destination, permanent: true }, revalidate: result.revalidate };
  });

/** A page's path with these parameters, as an address writes it. */
const pathOf = (page: PublicPage, params: ParsedUrlQuery | undefined): string =>
  page.replaceAll(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(String(params?.[name])));

/** The same as `getServerSideProps`. */
export const forStore =
  <P extends object>(
    read: (store: StoreId, context: GetServerSidePropsContext) => Promise<GetServerSidePropsResult<P>>,
    find: FindPageStore = pageStore,
  ): ((context: GetServerSidePropsContext) => Promise<GetServerSidePropsResult<P>>) =>
  async (context) => {
    const store = await find(context.params);
    return store ? readingOf(store, () => read(store, context)) : { notFound: true };
  };

import type {
  GetServerSidePropsContext,
  GetServerSidePropsResult,
  GetStaticPaths,
  GetStaticPropsContext,
  GetStaticPropsResult,
} from 'next';
import type { ParsedUrlQuery } from 'node:querystring';
import type { StoreId } from '@/lib/domain/ids';
import { pageStore } from '@/lib/server/site-store';

/** How long a host without a store is cached as missing, seconds. */
const NO_STORE_SECONDS = 30;

/** How a page finds its store; null for none. */
export type FindPageStore = (params: ParsedUrlQuery | undefined) => Promise<StoreId | null>;

/** `getStaticPaths` of every static page: each store's copy is rendered on its first request. */
export const onDemand: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** `getStaticProps` of a page of the site's store; missing where no store answers. */
export const staticForStore =
  <P extends object>(
    read: (store: StoreId, context: GetStaticPropsContext) => Promise<GetStaticPropsResult<P>>,
    find: FindPageStore = pageStore,
  ): ((context: GetStaticPropsContext) => Promise<GetStaticPropsResult<P>>) =>
  async (context) => {
    const store = await find(context.params);
    return store ? read(store, context) : { notFound: true, revalidate: NO_STORE_SECONDS };
  };

/** The same as `getServerSideProps`. */
export const forStore =
  <P extends object>(
    read: (store: StoreId, context: GetServerSidePropsContext) => Promise<GetServerSidePropsResult<P>>,
    find: FindPageStore = pageStore,
  ): ((context: GetServerSidePropsContext) => Promise<GetServerSidePropsResult<P>>) =>
  async (context) => {
    const store = await find(context.params);
    return store ? read(store, context) : { notFound: true };
  };

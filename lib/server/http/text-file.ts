import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GetServerSidePropsContext } from 'next';
import type { StoreId } from '@/lib/domain/ids';
import { forStore } from '@/lib/server/pages/for-store';

/** Shared caches keep it for an hour and serve it while they fetch the next one, a day at most. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';

type FileType = 'text/plain' | 'application/xml' | 'application/atom+xml';

/**
 * `getServerSideProps` of an address that is a file, not a page: streams the parts of its text; null is a 404.
 */
export const textFile = (
  type: FileType | ((context: GetServerSidePropsContext) => FileType),
  text: (store: StoreId, context: GetServerSidePropsContext) => Promise<Iterable<string> | null>,
) =>
  forStore(async (store, context) => {
    const parts = await text(store, context);
    if (!parts) return { notFound: true };
    const named = typeof type === 'string' ? type : type(context);
    context.res.setHeader('Content-Type', `${named}; charset=utf-8`);
    context.res.setHeader('Cache-Control', CACHE_CONTROL);
    await pipeline(Readable.from(parts), context.res);
    return { props: {} };
  });

import type { ParsedUrlQuery } from 'node:querystring';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { catalogueShell, cachedShell, type ShellProps } from '@/lib/server/pages/shell-props';
import { readRevision } from '@/lib/server/pages/shell-revision';
import { readingFor } from '@/lib/server/reads/counted';
import { revalidateAfter, type RevalidatedPage } from '@/lib/server/revalidate-after';
import type { PostListData } from './posts';
import { publicForStore } from '@/lib/server/pages/for-store';

type Found = { readonly data: PostListData } | { readonly notFound: true } | { readonly redirect: Redirect };
interface Redirect {
  readonly destination: string;
  readonly permanent: boolean;
}

/** `getStaticProps` of a list of posts. */
export const postsPageProps = (
  page: RevalidatedPage & `/posts${string}`,
  read: (store: StoreId, locale: Locale, params: ParsedUrlQuery) => Promise<Found>,
) =>
  publicForStore<ShellProps & PostListData>(page, (store, { locale: asked, params = {} }) =>
    readingFor('/posts', async () => {
      const locale = asked as Locale;
      const whole = cachedShell(store, await readRevision(store));
      const [shell, found] = await Promise.all([
        catalogueShell(whole, locale, ['catalogue', 'own-pages']),
        read(store, locale, params),
      ]);
      const revalidate = revalidateAfter(page);
      return 'data' in found ? { props: { ...shell, ...found.data }, revalidate } : { ...found, revalidate };
    }),
  );

import type { GetStaticPropsContext } from 'next';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { catalogueShell, cachedShell } from '@/lib/server/pages/shell-props';
import { readRevision } from '@/lib/server/pages/shell-revision';
import { readingFor } from '@/lib/server/reads/counted';
import { siteStore } from '@/lib/server/site-store';
import { revalidateAfter, type RevalidatedPage } from '@/lib/server/revalidate-after';
import type { PostListData } from './posts';

type Found = { readonly data: PostListData } | { readonly notFound: true } | { readonly redirect: Redirect };
interface Redirect {
  readonly destination: string;
  readonly permanent: boolean;
}

/** The static props of a list of posts. */
export const postsPageProps = (
  page: RevalidatedPage,
  { locale: asked }: GetStaticPropsContext,
  read: (store: StoreId, locale: Locale) => Promise<Found>,
) =>
  readingFor('/posts', async () => {
    const locale = asked as Locale;
    const store = siteStore();
    const whole = cachedShell(store, await readRevision(store));
    const [shell, found] = await Promise.all([
      catalogueShell(whole, locale, ['catalogue', 'own-pages']),
      read(store, locale),
    ]);
    const revalidate = revalidateAfter(page);
    return 'data' in found ? { props: { ...shell, ...found.data }, revalidate } : { ...found, revalidate };
  });

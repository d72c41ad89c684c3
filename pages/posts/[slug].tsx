import type { GetStaticPaths, GetStaticProps } from 'next';
import { PostView } from '@/components/storefront/posts/post-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { storeId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { env } from '@/lib/env';
import { ownPageAt, type OwnPageData } from '@/lib/server/pages/own-page';
import { catalogueShell, cachedShell, type ShellProps } from '@/lib/server/pages/shell-props';
import { readRevision } from '@/lib/server/pages/shell-revision';
import { readingFor } from '@/lib/server/reads/counted';
import { revalidateAfter } from '@/lib/server/revalidate-after';

export default inStorefront(PostView);

const store = storeId(env.storeId);

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<ShellProps & OwnPageData> = (context) =>
  readingFor('/posts/[slug]', async () => {
    const locale = context.locale as Locale;
    const revision = await readRevision();
    const shell = await catalogueShell(locale, ['catalogue', 'own-pages'], () => cachedShell(revision));
    const slug = String(context.params?.slug);
    const found = await ownPageAt(store, { kind: 'post', slug, locale, categories: shell.categories });
    const revalidate = revalidateAfter('/posts/[slug]');
    return 'data' in found ? { props: { ...shell, ...found.data }, revalidate } : { ...found, revalidate };
  });

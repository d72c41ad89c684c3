import type { GetStaticPaths, GetStaticProps } from 'next';
import { PostView } from '@/components/storefront/posts/post-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import type { Locale } from '@/lib/domain/locale';
import { ownPageAt, type OwnPageData } from '@/lib/server/pages/own-page';
import { catalogueShell, cachedShell, type ShellProps } from '@/lib/server/pages/shell-props';
import { readRevision } from '@/lib/server/pages/shell-revision';
import { readingFor } from '@/lib/server/reads/counted';
import { siteStore } from '@/lib/server/site-store';
import { revalidateAfter } from '@/lib/server/revalidate-after';

export default inStorefront(PostView);

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<ShellProps & OwnPageData> = (context) =>
  readingFor('/posts/[slug]', async () => {
    const locale = context.locale as Locale;
    const store = siteStore();
    const whole = cachedShell(store, await readRevision(store));
    const shell = await catalogueShell(whole, locale, ['catalogue', 'own-pages']);
    const slug = String(context.params?.slug);
    const found = await ownPageAt(store, { kind: 'post', slug, locale, categories: shell.categories });
    const revalidate = revalidateAfter('/posts/[slug]');
    return 'data' in found ? { props: { ...shell, ...found.data }, revalidate } : { ...found, revalidate };
  });

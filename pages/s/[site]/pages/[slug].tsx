import { OwnPageView } from '@/components/storefront/pages/own-page-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import type { Locale } from '@/lib/domain/locale';
import { ownPageAt, type OwnPageData } from '@/lib/server/pages/own-page';
import { catalogueShell, cachedShell, type ShellProps } from '@/lib/server/pages/shell-props';
import { readRevision } from '@/lib/server/pages/shell-revision';
import { readingFor } from '@/lib/server/reads/counted';
import { revalidateAfter } from '@/lib/server/revalidate-after';
import { onDemand, publicForStore } from '@/lib/server/pages/for-store';

export default inStorefront(OwnPageView);

export const getStaticPaths = onDemand;

export const getStaticProps = publicForStore<ShellProps & OwnPageData>('/pages/[slug]', (store, context) =>
  readingFor('/pages/[slug]', async () => {
    const locale = context.locale as Locale;
    const whole = cachedShell(store, await readRevision(store));
    const shell = await catalogueShell(whole, locale, ['catalogue', 'own-pages']);
    const slug = String(context.params?.slug);
    const found = await ownPageAt(store, { kind: 'page', slug, locale, categories: shell.categories });
    const revalidate = revalidateAfter('/pages/[slug]');
    return 'data' in found ? { props: { ...shell, ...found.data }, revalidate } : { ...found, revalidate };
  }),
);

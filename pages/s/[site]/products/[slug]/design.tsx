import type { GetStaticPropsResult } from 'next';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { StudioPage, type StudioPageProps } from '@/components/storefront/studio/studio-page';
import type { StoreId } from '@/lib/domain/ids';
import { localPath, type Locale } from '@/lib/domain/locale';
import { paths as routes } from '@/lib/paths';
import { designPageData } from '@/lib/server/pages/design-page';
import { productAt } from '@/lib/server/pages/product-page';
import { redirectedOrMissing } from '@/lib/server/pages/redirects';
import { catalogueShell, cachedShell, type ShellProps } from '@/lib/server/pages/shell-props';
import { readRevision } from '@/lib/server/pages/shell-revision';
import { readingFor } from '@/lib/server/reads/counted';
import { revalidateAfter } from '@/lib/server/revalidate-after';
import { onDemand, publicForStore } from '@/lib/server/pages/for-store';

export default inStorefront(StudioPage);

export const getStaticPaths = onDemand;

export const getStaticProps = publicForStore<StudioPageProps>(
  '/products/[slug]/design',
  (store, { locale, params }) =>
    readingFor('/products/[slug]/design', () => studioProps(store, locale as Locale, String(params?.slug))),
);

async function studioProps(
  store: StoreId,
  locale: Locale,
  slug: string,
): Promise<GetStaticPropsResult<ShellProps & StudioPageProps>> {
  const revalidate = revalidateAfter('/products/[slug]/design');
  const found = await productAt(store, slug, locale);
  if (found && found.present !== slug) {
    const destination = localPath(routes.design(found.present), locale);
    return { redirect: { destination, permanent: true }, revalidate };
  }
  const data = found && (await designPageData(store, found.product));
  if (!data) return { ...(await redirectedOrMissing(store, routes.design(slug), locale)), revalidate };
  const whole = cachedShell(store, await readRevision(store));
  const shell = await catalogueShell(whole, locale, ['studio', 'board-problems', 'errors', 'product']);
  return { props: { ...shell, ...data }, revalidate };
}

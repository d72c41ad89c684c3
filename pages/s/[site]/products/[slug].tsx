import { ProductView, type ProductPageProps } from '@/components/storefront/product/product-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { localPath, type Locale } from '@/lib/domain/locale';
import { paths as routes } from '@/lib/paths';
import { readingFor } from '@/lib/server/reads/counted';
import { productAt, productPageData } from '@/lib/server/pages/product-page';
import { redirectedOrMissing } from '@/lib/server/pages/redirects';
import { revalidateAfter } from '@/lib/server/revalidate-after';
import { catalogueShell, cachedShell } from '@/lib/server/pages/shell-props';
import { readRevision } from '@/lib/server/pages/shell-revision';
import { onDemand, publicForStore } from '@/lib/server/pages/for-store';

export default inStorefront(ProductView);

export const getStaticPaths = onDemand;

export const getStaticProps = publicForStore<ProductPageProps>('/products/[slug]', (store, context) =>
  readingFor('/products/[slug]', async () => {
    const locale = context.locale as Locale;
    const slug = String(context.params?.slug);
    const revalidate = revalidateAfter('/products/[slug]');
    const found = await productAt(store, slug, locale);
    if (!found) return { ...(await redirectedOrMissing(store, routes.product(slug), locale)), revalidate };
    if (found.present !== slug) {
      const destination = localPath(routes.product(found.present), locale);
      return { redirect: { destination, permanent: true }, revalidate };
    }
    const revision = await readRevision(store);
    const shell = await catalogueShell(cachedShell(store, revision), locale, ['catalogue', 'product']);
    const data = await productPageData(store, found.product, shell, locale, revision);
    return { props: { ...shell, ...data }, revalidate };
  }),
);

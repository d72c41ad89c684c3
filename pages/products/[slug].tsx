import type { GetStaticPaths, GetStaticProps } from 'next';
import { ProductView, type ProductPageProps } from '@/components/storefront/product/product-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { storeId } from '@/lib/domain/ids';
import { LOCALES, localPath, type Locale } from '@/lib/domain/locale';
import { env } from '@/lib/env';
import { paths as routes } from '@/lib/paths';
import { readProductSlugs, readSlugAfter } from '@/lib/server/reads/catalogue';
import { readingFor } from '@/lib/server/reads/counted';
import { productPageData } from '@/lib/server/pages/product-page';
import { redirectedOrMissing } from '@/lib/server/pages/redirects';
import { revalidateAfter } from '@/lib/server/revalidate-after';
import { catalogueShell, cachedShell } from '@/lib/server/pages/shell-props';
import { readRevision } from '@/lib/server/pages/shell-revision';

export default inStorefront(ProductView);

export const getStaticPaths: GetStaticPaths = async () => {
  const slugs = await readProductSlugs(storeId(env.storeId));
  const paths = slugs.flatMap((slug) => LOCALES.map((locale) => ({ params: { slug }, locale })));
  return { paths, fallback: 'blocking' };
};

export const getStaticProps: GetStaticProps<ProductPageProps> = (context) =>
  readingFor('/products/[slug]', async () => {
    const locale = context.locale as Locale;
    const slug = String(context.params?.slug);
    const store = storeId(env.storeId);
    const revision = await readRevision();
    const shell = await catalogueShell(locale, ['catalogue', 'product'], () => cachedShell(revision));
    const data = await productPageData(slug, shell, locale, revision);
    const revalidate = revalidateAfter('/products/[slug]');
    if (data) return { props: { ...shell, ...data }, revalidate };
    const renamed = await readSlugAfter(store, slug);
    if (!renamed) return { ...(await redirectedOrMissing(routes.product(slug), locale)), revalidate };
    return {
      redirect: { destination: localPath(routes.product(renamed), locale), permanent: true },
      revalidate,
    };
  });

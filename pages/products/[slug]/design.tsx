import type { GetStaticPaths, GetStaticProps } from 'next';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { StudioPage, type StudioPageProps } from '@/components/storefront/studio/studio-page';
import { storeId } from '@/lib/domain/ids';
import { localPath, type Locale } from '@/lib/domain/locale';
import { env } from '@/lib/env';
import { paths as routes } from '@/lib/paths';
import { designPageData } from '@/lib/server/pages/design-page';
import { catalogueShell, cachedShell } from '@/lib/server/pages/shell-props';
import { readRevision } from '@/lib/server/pages/shell-revision';
import { readSlugAfter } from '@/lib/server/reads/catalogue';
import { readingFor } from '@/lib/server/reads/counted';
import { revalidateAfter } from '@/lib/server/revalidate-after';

export default inStorefront(StudioPage);

/** Built on the first request: few products have a studio. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<StudioPageProps> = ({ locale, params }) =>
  readingFor('/products/[slug]/design', () => studioProps(locale as Locale, String(params?.slug)));

async function studioProps(locale: Locale, slug: string): Promise<GetStaticPropsResult<StudioPageProps>> {
  const revision = await readRevision();
  const revalidate = revalidateAfter('/products/[slug]/design');
  const data = await designPageData(slug);
  if (data) {
    const shell = await catalogueShell(locale, ['studio', 'board-problems', 'errors', 'product'], () =>
      cachedShell(revision),
    );
    return { props: { ...shell, ...data }, revalidate };
  }
  const renamed = await readSlugAfter(storeId(env.storeId), slug);
  if (!renamed) return { notFound: true, revalidate };
  return {
    redirect: { destination: localPath(routes.design(renamed), locale), permanent: true },
    revalidate,
  };
}

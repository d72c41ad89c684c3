import { HomeView } from '@/components/storefront/home/home-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import type { Locale } from '@/lib/domain/locale';
import { homePageProps, type HomePageProps } from '@/lib/server/pages/home-page';
import { readingFor } from '@/lib/server/reads/counted';
import { revalidateAfter } from '@/lib/server/revalidate-after';
import { onDemand, publicForStore } from '@/lib/server/pages/for-store';

export default inStorefront(HomeView);

export const getStaticPaths = onDemand;
export const getStaticProps = publicForStore<HomePageProps>('/', (store, context) =>
  readingFor('/', async () => {
    const props = await homePageProps(store, context.locale as Locale);
    const revalidate = revalidateAfter('/');
    // What an owner composed may list reviews, which change by the hour as on their other pages.
    return 'home' in props ? { props, revalidate: revalidateAfter('/pages/[slug]') } : { props, revalidate };
  }),
);

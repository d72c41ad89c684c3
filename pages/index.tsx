import type { GetStaticProps } from 'next';
import { HomeView } from '@/components/storefront/home/home-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { storeId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { env } from '@/lib/env';
import { homePageProps, type HomePageProps } from '@/lib/server/pages/home-page';
import { readingFor } from '@/lib/server/reads/counted';
import { revalidateAfter } from '@/lib/server/revalidate-after';

export default inStorefront(HomeView);

export const getStaticProps: GetStaticProps<HomePageProps> = (context) =>
  readingFor('/', async () => {
    const props = await homePageProps(storeId(env.storeId), context.locale as Locale);
    // What an owner composed may list what changes by the hour, as their other pages.
    return { props, revalidate: revalidateAfter('home' in props ? '/pages/[slug]' : '/') };
  });

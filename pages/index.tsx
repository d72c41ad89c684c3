import type { GetStaticProps } from 'next';
import { HomeView, type HomeProps } from '@/components/storefront/home/home-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { summarize } from '@/lib/domain/catalogue/product-summary';
import type { Locale } from '@/lib/domain/locale';
import { readBrands, readProducts } from '@/lib/server/reads/catalogue';
import { readingFor } from '@/lib/server/reads/counted';
import { revalidateAfter } from '@/lib/server/revalidate-after';
import { readShell, shellProps, type ShellProps } from '@/lib/server/pages/shell-props';
import { siteStore } from '@/lib/server/site-store';

/** Rows of four. */
const SECTION_LENGTH = 8;
const TOP_BRANDS = 6;

export default inStorefront(HomeView);

export const getStaticProps: GetStaticProps<ShellProps & HomeProps> = (context) =>
  readingFor('/', async () => {
    const locale = context.locale as Locale;
    const now = Date.now();
    const store = siteStore();
    const summaries = async (sort: 'newest' | 'best-seller' | 'trending') =>
      (await readProducts(store, sort, SECTION_LENGTH)).map((product) => summarize(product, locale, now));
    const [shell, newArrivals, allProducts, trending, brands] = await Promise.all([
      shellProps(readShell(store), locale, ['catalogue']),
      summaries('newest'),
      summaries('best-seller'),
      summaries('trending'),
      readBrands(store),
    ]);
    const topBrands = [...brands]
      .sort((one, other) => other.productCount - one.productCount)
      .slice(0, TOP_BRANDS);
    return {
      props: { ...shell, newArrivals, allProducts, trending, topBrands },
      revalidate: revalidateAfter('/'),
    };
  });

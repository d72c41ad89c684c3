import { summarize, type ProductSummary } from '@/lib/domain/catalogue/product-summary';
import type { Brand, ProductImage } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { localized, type Locale } from '@/lib/domain/locale';
import { HOME_PRODUCTS, HOME_SORTS, topBrands } from '@/lib/domain/own-pages/home/home-lists';
import type { PageContent } from '@/lib/domain/own-pages/own-page';
import type { ResolvedSection } from '@/lib/domain/own-pages/resolved-section';
import { shownContent } from '@/lib/domain/own-pages/shown-content';
import { readBrands, readProducts } from '@/lib/server/reads/catalogue';
import { readHomePage } from '@/lib/server/reads/own-pages';
import { sectionsOf } from './own-page';
import { readShell, shellProps, type ShellProps } from './shell-props';

interface StandardHome {
  readonly newArrivals: readonly ProductSummary[];
  readonly allProducts: readonly ProductSummary[];
  readonly trending: readonly ProductSummary[];
  readonly topBrands: readonly Brand[];
}

interface ComposedHome {
  readonly home: {
    readonly description: string;
    readonly image?: ProductImage;
    readonly sections: readonly ResolvedSection[];
  };
}

export type HomePageProps = ShellProps & (StandardHome | ComposedHome);

/** The home page now: what the owner published of sections, else the standard one of SPEC.md. */
export async function homePageProps(store: StoreId, locale: Locale): Promise<HomePageProps> {
  const at = Date.now();
  const page = await readHomePage(store);
  const content = page && shownContent(page, at);
  return content ? composed(store, content, locale, at) : standard(store, locale, at);
}

async function composed(store: StoreId, content: PageContent, locale: Locale, at: number) {
  const shell = await shellProps(readShell(store), locale, ['catalogue', 'own-pages']);
  const { categories } = shell;
  const home = {
    description: localized(content.description, locale),
    ...(content.image && { image: content.image }),
    sections: await sectionsOf(store, content, { locale, at, categories }),
  };
  return { ...shell, home };
}

async function standard(store: StoreId, locale: Locale, at: number) {
  const summaries = async (sort: (typeof HOME_SORTS)[keyof typeof HOME_SORTS]) =>
    (await readProducts(store, sort, HOME_PRODUCTS)).map((product) => summarize(product, locale, at));
  const [shell, newArrivals, allProducts, trending, brands] = await Promise.all([
    shellProps(readShell(store), locale, ['catalogue']),
    summaries(HOME_SORTS.newArrivals),
    summaries(HOME_SORTS.allProducts),
    summaries(HOME_SORTS.trending),
    readBrands(store),
  ]);
  return { ...shell, newArrivals, allProducts, trending, topBrands: topBrands(brands) };
}

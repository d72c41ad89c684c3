import { pathsBy } from '@/lib/addresses';
import type { ListedCategory, ProductImage } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { isolateNumberPairs, localized, localPath, type Locale } from '@/lib/domain/locale';
import type { PageContent } from '@/lib/domain/own-pages/own-page';
import { resolveSections, textOf } from '@/lib/domain/own-pages/resolve-sections';
import type { ResolvedSection, ShownText } from '@/lib/domain/own-pages/resolved-section';
import { shownContent, shownSections } from '@/lib/domain/own-pages/shown-content';
import { slugIn } from '@/lib/domain/own-pages/slugs';
import { turnedPage } from '@/lib/domain/own-pages/turned-page';
import { safeHtml } from '@/lib/domain/store/safe-html';
import { paths } from '@/lib/paths';
import { readOwnPage } from '@/lib/server/reads/own-pages';
import { redirectedOrMissing } from './redirects';
import { readSectionLists } from './section-lists';

export interface OwnPageData {
  readonly title: ShownText;
  readonly description: string;
  readonly paths: Readonly<Record<Locale, string>>;
  /** The picture of shared links, if the owner chose one. */
  readonly image?: ProductImage;
  readonly sections: readonly ResolvedSection[];
}

type Found = { readonly data: OwnPageData } | Awaited<ReturnType<typeof redirectedOrMissing>>;

/** The result of `/pages/{slug}` now: a page, a redirect to its current address in this language, or nothing. */
export async function ownPageAt(
  store: StoreId,
  slug: string,
  locale: Locale,
  categories: readonly ListedCategory[],
): Promise<Found> {
  const at = Date.now();
  const stored = await readOwnPage(store, slug);
  const page = stored && turnedPage(stored, at);
  const content = page && shownContent(page, at);
  const isCalled = content && [...Object.values(content.slug), ...page.formerSlugs].includes(slug);
  if (!isCalled) return redirectedOrMissing(store, paths.ownPage(slug), locale);
  const present = slugIn(content, locale);
  if (slug !== present) {
    const destination = localPath(paths.ownPage(present), locale);
    return { redirect: { destination, permanent: true } };
  }
  return { data: await dataOf(store, content, { locale, at, categories }) };
}

interface Shown {
  readonly locale: Locale;
  readonly at: number;
  readonly categories: readonly ListedCategory[];
}

async function dataOf(store: StoreId, content: PageContent, shown: Shown): Promise<OwnPageData> {
  return {
    title: textOf(content.title, shown.locale),
    description: localized(content.description, shown.locale),
    paths: pathsBy((one) => paths.ownPage(slugIn(content, one))),
    ...(content.image && { image: content.image }),
    sections: await sectionsOf(store, content, shown),
  };
}

/** The sections of a page as shoppers see them now in a language. */
export async function sectionsOf(
  store: StoreId,
  content: PageContent,
  { locale, at, categories }: Shown,
): Promise<ResolvedSection[]> {
  const sections = shownSections(content, locale, at);
  return resolveSections(sections, {
    ...(await readSectionLists(store, sections, { locale, at })),
    ...{ locale, at, categories },
    html: (text: string) => safeHtml(text, isolateNumberPairs),
  });
}

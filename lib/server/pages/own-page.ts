import { pathsBy } from '@/lib/site-urls';
import type { ListedCategory, ProductImage } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { isolateNumberPairs, localized, localPath, type Locale } from '@/lib/domain/locale';
import type { OwnPage, PageContent } from '@/lib/domain/own-pages/own-page';
import { resolveSections } from '@/lib/domain/own-pages/resolve-sections';
import type { ResolvedSection, ShownText } from '@/lib/domain/own-pages/resolved-section';
import { shownContent, shownSections } from '@/lib/domain/own-pages/shown-content';
import { textOf } from '@/lib/domain/own-pages/shown-text';
import { turnedPage } from '@/lib/domain/own-pages/turned-page';
import { safeHtml } from '@/lib/domain/store/safe-html';
import { factsIn, shownPost, type PostFacts } from '@/lib/domain/posts/shown-post';
import { ownPagePath } from '@/lib/own-page-path';
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
  /** Of a post. */
  readonly post?: PostFacts;
}

type Found = { readonly data: OwnPageData } | Awaited<ReturnType<typeof redirectedOrMissing>>;

interface Asked {
  readonly kind: 'page' | 'post';
  readonly slug: string;
  readonly locale: Locale;
  readonly categories: readonly ListedCategory[];
}

/**
 * The result of `/pages/{slug}` or `/posts/{slug}` now: a page or post, a redirect to its current address in this language, or
 * nothing.
 */
export async function ownPageAt(store: StoreId, { kind, slug, locale, categories }: Asked): Promise<Found> {
  const at = Date.now();
  const stored = await readOwnPage(store, slug);
  const page = stored && turnedPage(stored, at);
  const content = page && shownContent(page, at);
  const isKind = Boolean(content?.post) === (kind === 'post');
  const isCalled = content && isKind && [...Object.values(content.slug), ...page.formerSlugs].includes(slug);
  const path = kind === 'post' ? paths.post(slug) : paths.ownPage(slug);
  if (!isCalled) return redirectedOrMissing(store, path, locale);
  const present = ownPagePath(content, locale);
  if (path !== present) {
    const destination = localPath(present, locale);
    return { redirect: { destination, permanent: true } };
  }
  return { data: await dataOf(store, page, content, { locale, at, categories }) };
}

interface Shown {
  readonly locale: Locale;
  readonly at: number;
  readonly categories: readonly ListedCategory[];
}

async function dataOf(
  store: StoreId,
  page: OwnPage,
  content: PageContent,
  shown: Shown,
): Promise<OwnPageData> {
  const post = shownPost(page, shown.at);
  return {
    title: textOf(content.title, shown.locale),
    description: localized(content.description, shown.locale),
    paths: pathsBy((one) => ownPagePath(content, one)),
    ...(content.image && { image: content.image }),
    sections: await sectionsOf(store, content, shown),
    ...(post && { post: factsIn(post, shown.locale) }),
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

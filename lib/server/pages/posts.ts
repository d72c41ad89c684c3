import { pathsBy } from '@/lib/site-urls';
import type { StoreId } from '@/lib/domain/ids';
import { localized, localPath, type Locale, type LocalizedText } from '@/lib/domain/locale';
import { POSTS_PER_PAGE, tagSlug, tagSlugs } from '@/lib/domain/posts/post';
import { listedPost, shownPosts, type ListedPost, type ShownPost } from '@/lib/domain/posts/shown-post';
import { paths } from '@/lib/paths';
import { readPosts } from '@/lib/server/reads/own-pages';

export interface PostListData {
  readonly posts: readonly ListedPost[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** The tag that the list is narrowed to. */
  readonly tag: string | null;
  readonly paths: Readonly<Record<Locale, string>>;
}

const MISSING = { notFound: true } as const;

/** A page of the posts that shoppers see now, newest first; missing beyond the last. The first exists without posts too. */
export async function postList(store: StoreId, page: number, locale: Locale) {
  const posts = shownPosts(await readPosts(store), Date.now());
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  if (page > pages) return MISSING;
  const shown = posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE);
  const data: PostListData = {
    ...{ posts: listedIn(shown, locale), page, pages, tag: null },
    paths: pathsBy(() => paths.postsPage(page)),
  };
  return { data };
}

/** The posts with the tag of this slug, newest first; a slug of another language leads to the one in the page's language. */
export async function postsTagged(store: StoreId, slug: string, locale: Locale) {
  const stored = shownPosts(await readPosts(store, slug), Date.now());
  const tagIn = (isNamed: (tag: LocalizedText) => boolean) =>
    stored.flatMap(({ shown }) => shown.post.tags.filter(isNamed))[0];
  const isNamed = (tag: LocalizedText) => tagSlug(tag, locale) === slug;
  const tag = tagIn(isNamed);
  const foreign = tag ?? tagIn((one) => tagSlugs(one).includes(slug));
  if (!foreign) return MISSING;
  if (!tag) {
    const destination = localPath(paths.postsTagged(tagSlug(foreign, locale)), locale);
    return { redirect: { destination, permanent: false } } as const;
  }
  const found = stored.filter(({ shown }) => shown.post.tags.some(isNamed));
  const data: PostListData = {
    ...{ posts: listedIn(found, locale), page: 1, pages: 1, tag: localized(tag, locale) },
    paths: pathsBy((one) => paths.postsTagged(tagSlug(tag, one))),
  };
  return { data };
}

const listedIn = (posts: readonly { id: string; shown: ShownPost }[], locale: Locale) =>
  posts.map(({ id, shown }) => listedPost(id, shown, locale));

import type { Picture } from '@/lib/domain/catalogue/product-summary';
import type { Locale } from '@/lib/domain/locale';
import type { OwnPage, Publication } from '@/lib/domain/own-pages/own-page';
import type { ShownText } from '@/lib/domain/own-pages/resolved-section';
import { shownText, textOf, withAlt } from '@/lib/domain/own-pages/shown-text';
import { slugIn } from '@/lib/domain/own-pages/slugs';
import { shownPublication } from '@/lib/domain/own-pages/shown-content';
import { tagSlug, type PostDetails } from './post';

/** What readers see of a post beside its sections. */
export interface PostFacts {
  /** Milliseconds. */
  readonly date: number;
  /** The latest publication or the date, whichever is later; milliseconds. */
  readonly updatedAt: number;
  readonly author: ShownText | null;
  readonly tags: readonly (ShownText & { readonly slug: string })[];
}

/** A post in a list. */
export interface ListedPost extends PostFacts {
  readonly id: string;
  readonly title: ShownText;
  readonly description: ShownText | null;
  /** Its slug in this language. */
  readonly slug: string;
  readonly image: Picture | null;
}

type Stored = Pick<OwnPage, 'live' | 'next' | 'publishedAt' | 'updatedAt'>;

/** The publication of a post that shoppers see now, with its date; null for pages and for hidden posts. */
export function shownPost(page: Stored, at: number): ShownPost | null {
  const publication = shownPublication(page, at);
  const post = publication?.content.post;
  if (!publication || !post) return null;
  const changedAt = Math.max(publication.at ?? 0, publication.from ?? 0) || page.updatedAt;
  const date = post.date ?? page.publishedAt ?? changedAt;
  return { publication, post, date, updatedAt: Math.max(date, changedAt) };
}

export interface ShownPost {
  readonly publication: Publication;
  readonly post: PostDetails;
  readonly date: number;
  readonly updatedAt: number;
}

/** The facts of a post in one language. */
export const factsIn = (
  { post, date, updatedAt }: Omit<ShownPost, 'publication'>,
  locale: Locale,
): PostFacts => ({
  ...{ date, updatedAt },
  author: shownText(post.author, locale),
  tags: post.tags.flatMap((tag) => {
    const text = shownText(tag, locale);
    return text ? [{ ...text, slug: tagSlug(tag, locale) }] : [];
  }),
});

/** A post as lists show it in one language. */
export function listedPost(id: string, shown: ShownPost, locale: Locale): ListedPost {
  const { content } = shown.publication;
  return {
    ...{ id, ...factsIn(shown, locale) },
    title: textOf(content.title, locale),
    description: shownText(content.description, locale),
    slug: slugIn(content, locale),
    image: content.image ? withAlt(content.image, locale) : null,
  };
}

/** The posts that shoppers see at an instant, newest first. */
export const shownPosts = (pages: readonly OwnPage[], at: number): { id: string; shown: ShownPost }[] =>
  pages
    .flatMap((page) => {
      const shown = shownPost(page, at);
      return shown ? [{ id: page.id, shown }] : [];
    })
    .sort((one, other) => other.shown.date - one.shown.date);

import type { Locale } from '@/lib/domain/locale';
import type { PostFacts } from '@/lib/domain/posts/shown-post';
import type { JsonLd } from './json-ld';

export interface ArticleFacts {
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  readonly locale: Locale;
  readonly post: PostFacts;
  /** Absolute, as all addresses here. */
  readonly address: string;
  readonly image: string | null;
  readonly store: { readonly name: string; readonly address: string };
}

/** A post's structured data (https://developers.google.com/search/docs/appearance/structured-data/article). */
export function articleJsonLd({
  title,
  description,
  locale,
  post,
  address,
  image,
  store,
}: ArticleFacts): JsonLd {
  const publisher = { '@type': 'Organization', name: store.name, url: store.address };
  return {
    '@type': 'Article',
    headline: title,
    ...(description && { description }),
    ...(image && { image }),
    datePublished: new Date(post.date).toISOString(),
    dateModified: new Date(post.updatedAt).toISOString(),
    author: post.author ? { '@type': 'Person', name: post.author.text } : publisher,
    publisher,
    ...(post.tags.length > 0 && { keywords: post.tags.map(({ text }) => text).join(', ') }),
    inLanguage: locale,
    mainEntityOfPage: address,
  };
}

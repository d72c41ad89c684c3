import { parseImage } from '@/lib/domain/catalogue/parse-image';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import type { LocalizedText } from '@/lib/domain/locale';
import {
  fieldsOf,
  filledText,
  listOf,
  localizedText,
  millis,
  requiredIn,
  text,
} from '@/lib/domain/parse/fields';
import { parsePost, type PostDetails } from '@/lib/domain/posts/post';
import { parseSection, type Section } from './sections';

/** Per store, posts among them. */
export const MOST_PAGES = 200;
/** For a page's content as JSON: a Firestore document may have 1 MiB and holds it three times. */
export const MOST_PAGE_BYTES = 300 * 1024;
/** The number of stored versions per page; older ones are deleted. */
export const MOST_VERSIONS = 50;

/** The content of a page: its draft, its published form, and each version. */
export interface PageContent {
  readonly title: LocalizedText;
  /** For search results and shared links; may be empty. */
  readonly description: LocalizedText;
  /** Its slug in each language (`/pages/…` or `/posts/…`); unique in the store across both. */
  readonly slug: LocalizedText;
  /** For shared links; default: the page's first picture. */
  readonly image?: ProductImage;
  /** Of a post (`/posts/…`); missing on a page. It is chosen when the page is made and never changes. */
  readonly post?: PostDetails;
  readonly sections: readonly Section[];
}

/** Content with its visible period, milliseconds since the epoch; null leaves a side open. */
export interface Publication {
  readonly content: PageContent;
  readonly from: number | null;
  readonly to: number | null;
  /** When it was published or scheduled. */
  readonly at?: number;
}

/** A page that the owner built from sections. */
export interface OwnPage {
  readonly id: string;
  readonly draft: PageContent;
  /** The published content; null before the first publication and after unpublishing. */
  readonly live: Publication | null;
  /** The scheduled content, which replaces `live` at its `from`. */
  readonly next: (Publication & { readonly from: number }) | null;
  /** Former slugs in either language; they redirect to the page. */
  readonly formerSlugs: readonly string[];
  /** When shoppers first saw it, or will; missing before its first publication. */
  readonly publishedAt?: number;
  /** When the draft or a publication last changed. */
  readonly updatedAt: number;
}

/** A published version. */
export interface OwnPageVersion {
  readonly id: string;
  readonly content: PageContent;
  readonly savedAt: number;
  /** The publisher's name or e-mail; empty when unknown. */
  readonly author: string;
}

export function parseContent(value: unknown): PageContent {
  const { title, description, slug, sections, ...fields } = fieldsOf(value);
  const image = parseImage(fields.image);
  const post = parsePost(fields.post);
  return {
    title: localizedText(title),
    description: localizedText(description),
    slug: localizedText(slug),
    ...(image && { image }),
    ...(post && { post }),
    sections: listOf(sections, parseSection),
  };
}

function parsePublication(value: unknown): Publication | null {
  const { content, from, to, at } = fieldsOf(value);
  if (!content) return null;
  const publishedAt = millis(at);
  return {
    content: parseContent(content),
    from: millis(from) ?? null,
    to: millis(to) ?? null,
    ...(publishedAt !== undefined && { at: publishedAt }),
  };
}

/** Parses a stored page; throws MalformedDocumentError. */
export function parseOwnPage(id: string, data: unknown): OwnPage {
  const fields = fieldsOf(data);
  const next = parsePublication(fields.next);
  const publishedAt = millis(fields.publishedAt);
  return {
    id,
    draft: parseContent(fields.draft),
    live: parsePublication(fields.live),
    next: next && next.from !== null ? { ...next, from: next.from } : null,
    formerSlugs: listOf(fields.formerSlugs, filledText),
    ...(publishedAt !== undefined && { publishedAt }),
    updatedAt: requiredIn(`ownPages/${id}`, fields)('updatedAt', millis),
  };
}

export function parseOwnPageVersion(id: string, data: unknown): OwnPageVersion {
  const fields = fieldsOf(data);
  const savedAt = requiredIn(`versions/${id}`, fields)('savedAt', millis);
  return { id, content: parseContent(fields.content), savedAt, author: text(fields.author) ?? '' };
}

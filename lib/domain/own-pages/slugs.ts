import { LOCALES, type Locale } from '@/lib/domain/locale';
import { tagSlugs } from '@/lib/domain/posts/post';
import type { OwnPage, PageContent } from './own-page';

/** The maximum number of former slugs per page. */
const MOST_FORMER = 20;

const distinct = (slugs: readonly string[]): string[] => [...new Set(slugs.filter(Boolean))];

const slugsIn = ({ slug }: PageContent): string[] => distinct(LOCALES.map((locale) => slug[locale]));

/** The page's slug in a language, or the other language's if it has none. */
export const slugIn = ({ slug }: Pick<PageContent, 'slug'>, locale: Locale): string =>
  slug[locale] || slug.en || slug.ar;

/** All slugs of a page, which no other page may use. */
export const slugsOf = ({ draft, live, next, formerSlugs }: Omit<OwnPage, 'id' | 'updatedAt'>): string[] =>
  distinct([
    ...slugsIn(draft),
    ...[live, next].flatMap((one) => (one ? slugsIn(one.content) : [])),
    ...formerSlugs,
  ]);

/** The slugs of every tag of a post's versions. */
export const tagsOf = ({ draft, live, next }: Pick<OwnPage, 'draft' | 'live' | 'next'>): string[] =>
  distinct(
    [draft, live?.content, next?.content].flatMap((content) => content?.post?.tags.flatMap(tagSlugs) ?? []),
  );

/** The former slugs after `content` is published (null unpublishes), newest first. */
export function formerSlugsAfter({ live, formerSlugs }: OwnPage, content: PageContent | null): string[] {
  const present = content ? slugsIn(content) : [];
  const former = distinct([...(live ? slugsIn(live.content) : []), ...formerSlugs]);
  return former.filter((slug) => !present.includes(slug)).slice(0, MOST_FORMER);
}

import type { Locale } from '@/lib/domain/locale';
import type { PageContent } from '@/lib/domain/own-pages/own-page';
import { slugIn } from '@/lib/domain/own-pages/slugs';
import { paths } from '@/lib/paths';

/** The path of an own page or a post in a language. */
export const ownPagePath = (content: Pick<PageContent, 'slug' | 'post'>, locale: Locale): string => {
  const slug = slugIn(content, locale);
  return content.post ? paths.post(slug) : paths.ownPage(slug);
};

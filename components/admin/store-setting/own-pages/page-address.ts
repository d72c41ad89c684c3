import { slugOf } from '@/lib/domain/catalogue/slug';
import { localPath, type Locale } from '@/lib/domain/locale';
import { HOME_PAGE_ID } from '@/lib/domain/own-pages/home/home-page';
import type { PageContent } from '@/lib/domain/own-pages/own-page';
import { slugIn } from '@/lib/domain/own-pages/slugs';
import { paths } from '@/lib/paths';

type Named = Pick<PageContent, 'slug' | 'title' | 'post'>;

/** A stored page's readable path in a language: the home page's, or `shownPath`. */
export const pagePath = (id: string, named: Named, locale: Locale): string =>
  id === HOME_PAGE_ID ? localPath(paths.home, locale) : shownPath(named, locale);

/** A page's readable path in a language, from its slug, or from the slug that its title would give. */
export function shownPath({ slug, title, post }: Named, locale: Locale): string {
  const slugs = {
    en: slug.en.trim() || slugOf(title.en),
    ar: slug.ar.trim() || slugOf(title.ar),
  };
  return localPath(`/${post ? 'posts' : 'pages'}/${slugIn({ slug: slugs }, locale) || '…'}`, locale);
}

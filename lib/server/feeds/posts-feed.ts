import { siteAddress, siteOrigin } from '@/lib/site-urls';
import type { StoreId } from '@/lib/domain/ids';
import { textIn, type Locale } from '@/lib/domain/locale';
import { slugIn } from '@/lib/domain/own-pages/slugs';
import { postsFeed } from '@/lib/domain/posts/posts-feed';
import { shownPosts } from '@/lib/domain/posts/shown-post';
import { postsFeedPath } from '@/lib/domain/routes/feed-paths';
import { paths } from '@/lib/paths';
import { readShownPages } from '@/lib/server/reads/own-pages';
import { readStoreSetting } from '@/lib/server/reads/store-setting';
import { withTimeout } from '@/lib/server/with-timeout';

/** Newest entries in the feed. */
const MOST_ENTRIES = 50;

/** The newest posts in a language; null for a store without posts. */
export async function readPostsFeed(store: StoreId, locale: Locale): Promise<Iterable<string> | null> {
  const [setting, pages] = await withTimeout(Promise.all([readStoreSetting(store), readShownPages(store)]));
  const posts = shownPosts(pages, Date.now()).slice(0, MOST_ENTRIES);
  if (posts.length === 0) return null;
  const origin = siteOrigin(setting);
  const home = siteAddress(origin, paths.posts, locale);
  const name = textIn(setting.name, locale);
  return postsFeed({
    ...{ locale, home, store: name, title: name },
    self: `${origin}${postsFeedPath(locale)}`,
    entries: posts.map(({ id, shown: { publication, post, date, updatedAt } }) => ({
      // A new slug is the same entry.
      id: `${home}#${id}`,
      title: textIn(publication.content.title, locale),
      summary: textIn(publication.content.description, locale),
      author: textIn(post.author, locale),
      tags: post.tags.map((tag) => textIn(tag, locale)),
      address: siteAddress(origin, paths.post(slugIn(publication.content, locale)), locale),
      ...{ date, updatedAt },
    })),
  });
}

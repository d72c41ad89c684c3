import { parseFeedFile, parsePostsFeedFile } from '@/lib/domain/routes/feed-paths';
import { textFile } from '@/lib/server/http/text-file';
import { readPostsFeed } from '@/lib/server/feeds/posts-feed';
import { readProductFeed } from '@/lib/server/feeds/product-feed';
import { readingFor } from '@/lib/server/reads/counted';

export default function Feed() {
  return null;
}

/**
 * `/feeds/products-{language}-{currency}.xml`, for Google Merchant Center and Meta's catalogue, and
 * `/feeds/posts-{language}.xml`, for feed readers.
 */
export const getServerSideProps = textFile(
  ({ params }) => (parsePostsFeedFile(String(params?.file)) ? 'application/atom+xml' : 'application/xml'),
  async (store, { params }) => {
    const file = String(params?.file);
    const [locale, feed] = [parsePostsFeedFile(file), parseFeedFile(file)];
    if (locale) return readingFor('/feeds/[file]', () => readPostsFeed(store, locale));
    return feed && readingFor('/feeds/[file]', () => readProductFeed(store, feed));
  },
);

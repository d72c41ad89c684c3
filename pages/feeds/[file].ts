import { parseFeedFile } from '@/lib/domain/routes/feed-paths';
import { siteStore } from '@/lib/server/site-store';
import { textFile } from '@/lib/server/http/text-file';
import { readProductFeed } from '@/lib/server/product-feed';
import { readingFor } from '@/lib/server/reads/counted';

export default function Feed() {
  return null;
}

/** `/feeds/products-{language}-{currency}.xml`, for Google Merchant Center and Meta's catalogue. */
export const getServerSideProps = textFile('application/xml', async ({ params }) => {
  const feed = parseFeedFile(String(params?.file));
  return feed && readingFor('/feeds/[file]', () => readProductFeed(siteStore(), feed));
});

import { PostsView } from '@/components/storefront/posts/posts-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { postList } from '@/lib/server/pages/posts';
import { postsPageProps } from '@/lib/server/pages/posts-page';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(PostsView);

export const getStaticPaths = onDemand;

/** From the second page on; strangers' numbers beyond what a store may have cost no reads. */
const PAGE = /^(?:[2-9]|1\d)$/;

export const getStaticProps = postsPageProps('/posts/page/[page]', async (store, locale, params) => {
  const page = String(params.page);
  return PAGE.test(page) ? postList(store, Number(page), locale) : { notFound: true };
});

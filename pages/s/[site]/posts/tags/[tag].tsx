import { PostsView } from '@/components/storefront/posts/posts-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { postsTagged } from '@/lib/server/pages/posts';
import { postsPageProps } from '@/lib/server/pages/posts-page';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(PostsView);

export const getStaticPaths = onDemand;

export const getStaticProps = postsPageProps('/posts/tags/[tag]', (store, locale, { tag }) =>
  postsTagged(store, String(tag), locale),
);

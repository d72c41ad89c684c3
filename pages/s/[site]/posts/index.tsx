import { PostsView } from '@/components/storefront/posts/posts-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { postList } from '@/lib/server/pages/posts';
import { postsPageProps } from '@/lib/server/pages/posts-page';
import { onDemand } from '@/lib/server/pages/for-store';

export default inStorefront(PostsView);

export const getStaticPaths = onDemand;
export const getStaticProps = postsPageProps('/posts', (store, locale) => postList(store, 1, locale));

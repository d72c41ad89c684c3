import type { GetStaticProps } from 'next';
import { PostsView } from '@/components/storefront/posts/posts-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { postList } from '@/lib/server/pages/posts';
import { postsPageProps } from '@/lib/server/pages/posts-page';

export default inStorefront(PostsView);

export const getStaticProps: GetStaticProps = (context) =>
  postsPageProps('/posts', context, (store, locale) => postList(store, 1, locale));

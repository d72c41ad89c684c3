import type { GetStaticPaths, GetStaticProps } from 'next';
import { PostsView } from '@/components/storefront/posts/posts-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { postsTagged } from '@/lib/server/pages/posts';
import { postsPageProps } from '@/lib/server/pages/posts-page';

export default inStorefront(PostsView);

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps = (context) =>
  postsPageProps('/posts/tags/[tag]', context, (store, locale) =>
    postsTagged(store, String(context.params?.tag), locale),
  );

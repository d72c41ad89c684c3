import type { GetStaticPaths, GetStaticProps } from 'next';
import { PostsView } from '@/components/storefront/posts/posts-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { postList } from '@/lib/server/pages/posts';
import { postsPageProps } from '@/lib/server/pages/posts-page';

export default inStorefront(PostsView);

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** From the second page on; strangers' numbers beyond what a store may have cost no reads. */
const PAGE = /^(?:[2-9]|1\d)$/;

export const getStaticProps: GetStaticProps = (context) =>
  postsPageProps('/posts/page/[page]', context, async (store, locale) => {
    const page = String(context.params?.page);
    return PAGE.test(page) ? postList(store, Number(page), locale) : { notFound: true };
  });

import { useTranslation } from 'next-i18next/pages';
import { Pager } from '@/components/storefront/catalogue/pager';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Link } from '@/components/ui/actions/link';
import { LinkButton } from '@/components/ui/actions/link-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Picture } from '@/components/ui/media/picture';
import type { Locale } from '@/lib/domain/locale';
import type { ListedPost } from '@/lib/domain/posts/shown-post';
import { imageUrl } from '@/lib/pictures/image-url';
import { paths as routes } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import { PostLine } from './post-facts';
import { PostsHead } from './posts-head';
import styles from './posts-view.module.css';

/** Cards visible without scrolling: one row on a large screen. */
const EAGER_CARDS = 3;
/** One column on phones, two from the medium breakpoint, three from the large one, within 90rem. */
const SIZES = '(min-width: 90rem) 27rem, (min-width: 62em) 30vw, (min-width: 48em) 46vw, 92vw';

interface PostsViewProps {
  readonly posts: readonly ListedPost[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** The tag that the list is narrowed to. */
  readonly tag: string | null;
  readonly paths: Readonly<Record<Locale, string>>;
}

/** A page of the store's posts, newest first. */
export function PostsView({ posts, page, pages, tag, paths }: PostsViewProps) {
  const { t } = useTranslation('own-pages');
  const title = tag === null ? t('posts.title') : t('posts.tagged', { tag });
  // Search engines find every post in the sitemap; further lists and an empty one hold nothing of their own.
  const isListed = tag === null && page === 1 && posts.length > 0;
  return (
    <>
      <StorefrontHead page={title} description={t('posts.description')} paths={paths} noIndex={!isListed} />
      {posts.length > 0 && <PostsHead />}
      <div className={styles.top}>
        <h1 className={recipe('heading', { size: '4xl', className: styles.heading })}>{title}</h1>
        {tag !== null && (
          <Link href={routes.posts} className={styles.all}>
            {t('posts.all')}
          </Link>
        )}
      </div>
      {posts.length === 0 && (
        <EmptyState icon="clock" title={t('posts.none')} description={t('posts.noneText')}>
          <LinkButton href={routes.products}>{t('posts.shop')}</LinkButton>
        </EmptyState>
      )}
      <ul className={styles.cards}>
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} eager={index < EAGER_CARDS} />
          </li>
        ))}
      </ul>
      <Pager page={page} pages={pages} hrefOf={routes.postsPage} />
    </>
  );
}

function PostCard({ post, eager }: { readonly post: ListedPost; readonly eager: boolean }) {
  const { title, description, image, slug } = post;
  const { text, ...foreign } = title;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {image && (
          // Empty, because the link beside it already names the picture.
          <Picture src={imageUrl(image.path)} alt="" sizes={SIZES} loading={eager ? 'eager' : 'lazy'} />
        )}
      </div>
      <PostLine {...post} />
      <h2 className={styles.name}>
        <Link href={routes.post(slug)} {...foreign}>
          {text}
        </Link>
      </h2>
      {description && (
        <p className={styles.description} lang={description.lang} dir={description.dir}>
          {description.text}
        </p>
      )}
    </article>
  );
}

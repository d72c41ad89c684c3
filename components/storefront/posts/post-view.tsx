import { useTranslation } from 'next-i18next/pages';
import { PageSections } from '@/components/storefront/pages/page-sections';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Link } from '@/components/ui/actions/link';
import { JsonLd } from '@/components/ui/text/json-ld';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/site-urls';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import { localized, textIn, type Locale } from '@/lib/domain/locale';
import { withAlt } from '@/lib/domain/own-pages/shown-text';
import type { ResolvedSection, ShownText } from '@/lib/domain/own-pages/resolved-section';
import type { PostFacts } from '@/lib/domain/posts/shown-post';
import { articleJsonLd } from '@/lib/domain/seo/article-json-ld';
import { breadcrumbJsonLd } from '@/lib/domain/seo/json-ld';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths as routes } from '@/lib/paths';
import { imageUrl } from '@/lib/pictures/image-url';
import { PostTags } from './post-facts';
import { PostHeader } from './post-header';
import { PostsHead } from './posts-head';
import styles from './post-view.module.css';

interface PostViewProps {
  readonly title: ShownText;
  readonly description: string;
  /** The post's path in each language. */
  readonly paths: Readonly<Record<Locale, string>>;
  readonly image?: ProductImage;
  readonly sections: readonly ResolvedSection[];
  readonly post: PostFacts;
}

/** A post: its title, date, author and picture above its sections, its tags below. */
export function PostView({ title, description, paths, image, sections, post }: PostViewProps) {
  const { t } = useTranslation('own-pages');
  const locale = useLocale();
  return (
    <>
      <StorefrontHead
        page={title.text}
        {...(description && { description })}
        {...{ image, paths }}
        type="article"
      />
      <PostsHead />
      <article className={styles.post}>
        <nav aria-label={t('posts.title')}>
          <Link href={routes.posts} className={styles.back}>
            {t('posts.all')}
          </Link>
        </nav>
        <PostHeader title={title} image={image ? withAlt(image, locale) : null} facts={post} />
        <PageSections title={null} sections={sections} />
        <footer>
          <PostTags tags={post.tags} />
        </footer>
      </article>
      <PostJsonLd {...{ title, description, paths, post, ...(image && { image }) }} />
    </>
  );
}

/** The article and its breadcrumb for search engines; browsers do not need them. */
function PostJsonLd({ title, description, paths, image, post }: Omit<PostViewProps, 'sections'>) {
  const { t } = useTranslation('own-pages');
  const locale = useLocale();
  const setting = useStoreSetting();
  const isServer = typeof window === 'undefined';
  const origin = siteOrigin(setting);
  const addressOf = (path: string) => siteAddress(origin, path, locale);
  const steps = [
    { name: localized(setting.name, locale), address: addressOf(routes.home) },
    { name: t('posts.title'), address: addressOf(routes.posts) },
    { name: title.text, address: addressOf(paths[locale]) },
  ];
  const article = () =>
    articleJsonLd({
      ...{ title: title.text, description, locale, post },
      address: addressOf(paths[locale]),
      image: image ? imageUrl(image.path) : null,
      store: { name: textIn(setting.name, locale), address: addressOf(routes.home) },
    });
  return (
    <>
      <JsonLd data={isServer ? breadcrumbJsonLd(steps) : null} />
      <JsonLd data={isServer ? article() : null} />
    </>
  );
}

import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import { postsFeedPath } from '@/lib/domain/routes/feed-paths';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** Tells browsers and feed readers about the feed of posts. */
export function PostsHead() {
  const { t } = useTranslation('own-pages');
  const locale = useLocale();
  const store = localized(useStoreSetting().name, locale);
  return (
    <Head>
      <link
        key="feed"
        rel="alternate"
        type="application/atom+xml"
        title={t('posts.feed', { store })}
        href={postsFeedPath(locale)}
      />
    </Head>
  );
}

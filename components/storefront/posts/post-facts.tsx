import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/actions/link';
import { useStoreSetting } from '@/context/store-setting-context';
import type { PostFacts as Facts } from '@/lib/domain/posts/shown-post';
import { dayToShow, storeDay } from '@/lib/domain/stats/store-day';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { paths } from '@/lib/paths';
import styles from './post-facts.module.css';

/** When a post was written, and by whom. */
export function PostLine({ date, author }: Pick<Facts, 'date' | 'author'>) {
  const { t } = useTranslation('own-pages');
  const { utcDate } = useFormats();
  const { timeZone } = useStoreSetting();
  return (
    <p className={styles.line}>
      <time dateTime={new Date(date).toISOString()}>{utcDate(dayToShow(storeDay(date, timeZone)))}</time>
      {author && <span>{t('posts.by', { author: author.text })}</span>}
    </p>
  );
}

/** A post's tags, each leading to its posts. */
export function PostTags({ tags }: Pick<Facts, 'tags'>) {
  const { t } = useTranslation('own-pages');
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('posts.tags')}>
      {tags.map(({ slug, text, ...foreign }) => (
        <li key={slug}>
          <Link href={paths.postsTagged(slug)} {...foreign}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import { Until } from '@/components/storefront/shell/banner/until';
import { Link } from '@/components/ui/actions/link';
import { useStoreSetting } from '@/context/store-setting-context';
import { recipe } from '@/theme/recipe';
import styles from './countdown-section.module.css';

/** A countdown to an instant. */
export function CountdownSection({ section: { title, until, link } }: SectionViewProps<'countdown'>) {
  const { timeZone } = useStoreSetting();
  return (
    <div className={styles.band}>
      {title && (
        <h2 className={recipe('heading', { size: '2xl' })} lang={title.lang} dir={title.dir}>
          {link ? <Link href={link}>{title.text}</Link> : title.text}
        </h2>
      )}
      <Until to={until} timeZone={timeZone} className={styles.clock} />
    </div>
  );
}

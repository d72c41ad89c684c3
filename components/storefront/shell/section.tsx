import { useTranslation } from 'next-i18next/pages';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Link } from '@/components/ui/actions/link';
import { Icon } from '@/components/ui/media/icon';
import { VisuallyHidden } from '@/components/ui/text/visually-hidden';
import { recipe } from '@/theme/recipe';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly link: ComponentProps<typeof Link>['href'] | null;
  readonly children: ReactNode;
}

/** A part of a page below its first screen. */
export function Section({ title, link, children }: SectionProps) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={recipe('heading', { size: '3xl' })}>
          {title}
        </h2>
        {link && (
          <Link href={link} className={styles.all}>
            {t('home.section.viewAll')}
            <VisuallyHidden>: {title}</VisuallyHidden>
            <Icon name="arrow-end" size={18} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

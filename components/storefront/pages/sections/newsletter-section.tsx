import { NewsletterEntry } from '@/components/storefront/newsletter/newsletter-entry';
import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import { SectionFrame } from './section-frame';
import styles from './newsletter-section.module.css';

/** The newsletter form. */
export const NewsletterSection = ({ section: { title, subtitle } }: SectionViewProps<'newsletter'>) => (
  <SectionFrame title={title} className={styles.newsletter}>
    {subtitle && (
      <p className={styles.subtitle} lang={subtitle.lang} dir={subtitle.dir}>
        {subtitle.text}
      </p>
    )}
    <NewsletterEntry />
  </SectionFrame>
);

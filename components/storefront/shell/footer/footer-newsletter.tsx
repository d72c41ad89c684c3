import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { NewsletterEntry } from '@/components/storefront/newsletter/newsletter-entry';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { whenNear } from '@/lib/hooks/browser/when-near';
import styles from './footer.module.css';

/** The newsletter form at the end of every page, for shops that want it there; loads shortly before it is visible. */
export function FooterNewsletter() {
  const { t } = useTranslation('common');
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), []);
  return (
    <section ref={place} aria-labelledby="footer-newsletter" className={styles.newsletter}>
      <h2 id="footer-newsletter" className={styles.title}>
        {t('footer.newsletter')}
      </h2>
      {isNear ? <NewsletterEntry /> : <Skeleton height="6.5rem" />}
    </section>
  );
}

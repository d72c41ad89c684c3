import { useEffect, useRef } from 'react';
import { useTranslation, type I18n } from 'next-i18next/pages';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { Locale } from '@/lib/domain/locale';
import { whenNear } from '@/lib/hooks/browser/when-near';
import { recipe } from '@/theme/recipe';
import styles from './review-entry.module.css';

const importTexts = {
  en: () => Promise.all([import('@/locales/en/errors.json'), import('@/locales/en/review-form.json')]),
  ar: () => Promise.all([import('@/locales/ar/errors.json'), import('@/locales/ar/review-form.json')]),
};

const importForm = async (locale: Locale, i18n: I18n) => {
  const [{ ReviewForm }, [{ default: errors }, { default: form }]] = await Promise.all([
    import('./review-form'),
    importTexts[locale](),
  ]);
  i18n.addResourceBundle(locale, 'errors', errors).addResourceBundle(locale, 'review-form', form);
  return ReviewForm;
};

interface ReviewEntryProps {
  readonly productId: string;
  /** The language of the texts that load with the form: use another key for another language. */
  readonly locale: Locale;
}

/**
 * A placeholder for the review form, whose code and texts load shortly before it is visible, because few shoppers scroll to it.
 */
export function ReviewEntry({ productId, locale }: ReviewEntryProps) {
  const { t, i18n } = useTranslation('catalogue');
  const { Overlay: ReviewForm, load } = useLazyOverlay(() => importForm(locale, i18n));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? whenNear(place.current, load) : undefined), [load]);
  return (
    <div ref={place} className={styles.entry}>
      {ReviewForm ? (
        <ReviewForm productId={productId} />
      ) : (
        <>
          <h3 className={recipe('heading', { size: 'lg' })}>{t('reviews.write')}</h3>
          <Skeleton height="34rem" />
        </>
      )}
    </div>
  );
}

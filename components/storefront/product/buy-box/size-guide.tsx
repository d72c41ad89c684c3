import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Icon } from '@/components/ui/media/icon';
import { isSizeOf, measuredSizes } from '@/lib/domain/catalogue/variants/measured-sizes';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import styles from './size-guide.module.css';

const importTable = () => import('./size-table').then((module) => module.SizeTable);

interface SizeGuideProps {
  readonly product: Product;
  readonly variant: Variant;
}

/** The real dimensions of the sizes, loaded when opened; nothing if the store gave none. */
export function SizeGuide({ product, variant }: SizeGuideProps) {
  const { t } = useTranslation('product');
  const { Overlay: SizeTable, load, intent } = useLazyOverlay(importTable);
  // It may have been opened before hydration, when React missed the event.
  const openedEarly = useCallback(
    (guide: HTMLDetailsElement | null) => {
      if (guide?.open) load();
    },
    [load],
  );
  const sizes = measuredSizes(product);
  const chosen = sizes.findIndex((size) => isSizeOf(size, variant));
  if (sizes.length === 0) return null;
  return (
    <details ref={openedEarly} className={styles.guide} onToggle={load}>
      <summary className={styles.summary} {...intent}>
        <Icon name="ruler" />
        {t('size.title')}
      </summary>
      {SizeTable ? <SizeTable sizes={sizes} chosen={chosen} /> : <Skeleton height="24rem" />}
    </details>
  );
}

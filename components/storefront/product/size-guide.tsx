import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import { inCentimetres, inInches, isSizeOf, measuredSizes } from '@/lib/domain/catalogue/size-drawing';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';
import { SizeDrawing } from './size-drawing';
import styles from './size-guide.module.css';

interface SizeGuideProps {
  readonly product: Product;
  readonly variant: Variant;
}

/** How large the sizes really are, drawn and in numbers; nothing where the store measured none. */
export function SizeGuide({ product, variant }: SizeGuideProps) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const sizes = measuredSizes(product);
  const chosen = sizes.findIndex((size) => isSizeOf(size, variant));
  if (sizes.length === 0) return null;
  return (
    <details className={styles.guide}>
      <summary className={styles.summary}>
        <Icon name="ruler" />
        {t('size.title')}
      </summary>
      <SizeDrawing sizes={sizes} chosen={chosen} />
      <p className={styles.intro}>{t('size.intro')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('size.option')}</th>
            <th scope="col">{t('size.metric')}</th>
            <th scope="col">{t('size.imperial')}</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map((size, index) => (
            <tr key={size.id} aria-current={index === chosen || undefined}>
              <th scope="row">{localized(size.name, locale)}</th>
              <td>{t('size.cm', inCentimetres(size.dimensions))}</td>
              <td>{t('size.inches', inInches(size.dimensions))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

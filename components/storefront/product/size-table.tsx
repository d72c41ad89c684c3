import { useTranslation } from 'next-i18next/pages';
import type { MeasuredSize } from '@/lib/domain/catalogue/measured-sizes';
import { inCentimetres, inInches } from '@/lib/domain/catalogue/size-drawing';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';
import { SizeDrawing } from './size-drawing';
import styles from './size-guide.module.css';

interface SizeTableProps {
  readonly sizes: readonly MeasuredSize[];
  /** Index of the chosen size, -1 when none is. */
  readonly chosen: number;
}

/** The sizes drawn and in numbers. */
export function SizeTable({ sizes, chosen }: SizeTableProps) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  return (
    <>
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
    </>
  );
}

import { useTranslation } from 'next-i18next/pages';
import type { MeasuredSize } from '@/lib/domain/catalogue/variants/measured-sizes';
import { inCentimetres, inInches, sizeDrawing } from '@/lib/domain/catalogue/variants/size-drawing';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import styles from './size-guide.module.css';

interface SizeTableProps {
  readonly sizes: readonly MeasuredSize[];
  /** Index of the chosen size; -1 for none. */
  readonly chosen: number;
}

/** The sizes as a drawing and in numbers. */
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

/** Width of the sofa's arms, in millimetres. */
const ARM = 220;
const SEAT = 420;
const LEG = 90;

interface SizeDrawingProps {
  readonly sizes: readonly MeasuredSize[];
  /** Index of the chosen size, -1 for none; the others are outlines. */
  readonly chosen: number;
}

/** The sizes on a wall, drawn to scale; one unit is one millimetre. */
function SizeDrawing({ sizes, chosen }: SizeDrawingProps) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const { width, height, sofa, paper, boards } = sizeDrawing(sizes);
  const shown = sizes[chosen] ?? sizes[0];
  const arm = { y: sofa.y + 200, width: ARM, height: sofa.height - 200 - LEG, rx: 70 };
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('size.drawing', { size: shown && localized(shown.name, locale) })}
    >
      <g className={styles.sofa}>
        <rect x={sofa.x + ARM / 2} y={sofa.y} width={sofa.width - ARM} height={sofa.height - LEG} rx="60" />
        <rect
          x={sofa.x + ARM}
          y={sofa.y + sofa.height - SEAT}
          width={sofa.width - 2 * ARM}
          height="180"
          rx="50"
        />
        <rect x={sofa.x} {...arm} />
        <rect x={sofa.x + sofa.width - ARM} {...arm} />
        <path
          d={`M${sofa.x + 120} ${height - LEG}v${LEG} M${sofa.x + sofa.width - 120} ${height - LEG}v${LEG}`}
        />
      </g>
      <g className={styles.paper}>
        <rect {...paper} />
        <text x={paper.x + paper.width / 2} y={paper.y + paper.height / 2} dy="0.35em">
          {t('size.paper')}
        </text>
      </g>
      {boards.map((board, index) => (
        <rect
          key={sizes[index]?.id}
          className={styles.board}
          data-chosen={index === chosen || undefined}
          {...board}
        />
      ))}
    </svg>
  );
}

import { Picture } from '@/components/ui/media/picture';
import type { CartLine } from '@/lib/domain/cart/cart';
import type { Choices } from '@/lib/domain/catalogue/variants/choices';
import { foreignTo, localized } from '@/lib/domain/locale';
import { linePicture, lineTexts } from '@/lib/domain/studio/design/line-design';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { imageUrl } from '@/lib/pictures/image-url';
import styles from './summary-line.module.css';

interface SummaryLineProps {
  /** From a cart or an order. */
  readonly line: Pick<CartLine, 'imagePath' | 'title' | keyof Choices | 'design' | 'quantity'>;
  /** The price of all its pieces, already formatted. */
  readonly amount: string;
}

export function SummaryLine({ line, amount }: SummaryLineProps) {
  const locale = useLocale();
  const { count } = useFormats();
  const options = lineTexts(line, locale);
  const picture = linePicture(line);
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {picture && <Picture src={imageUrl(picture)} alt="" sizes="64px" loading="eager" />}
      </span>
      <span className={styles.about}>
        <bdi {...foreignTo(locale, line.title)}>{localized(line.title, locale)}</bdi>
        <span className={styles.detail}>
          <bdi>{options.join(' · ')}</bdi>{' '}
          <span className={styles.quantity}>{`× ${count(line.quantity)}`}</span>
        </span>
      </span>
      <span className={styles.price}>{amount}</span>
    </li>
  );
}

import { VisuallyHidden } from './visually-hidden';
import styles from './price.module.css';

interface PriceProps {
  /** Amounts as `formatMoney` formats them. */
  readonly price: string;
  readonly before?: string | undefined;
  /** Describes the crossed-out amount, such as 'Price before'. */
  readonly beforeLabel?: string;
  readonly size?: 'md' | 'lg';
}

export const Price = ({ price, before, beforeLabel, size = 'md' }: PriceProps) => (
  <span className={styles[size]}>
    <span className={before ? styles.reduced : undefined}>{price}</span>
    {before && (
      <s className={styles.before}>
        <VisuallyHidden>{`${beforeLabel ?? ''} `}</VisuallyHidden>
        <span>{before}</span>
      </s>
    )}
  </span>
);

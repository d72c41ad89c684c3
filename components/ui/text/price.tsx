import { VisuallyHidden } from './visually-hidden';
import styles from './price.module.css';

interface PriceProps {
  /** Formatted amounts, as `formatMoney` gives them. */
  readonly price: string;
  readonly before?: string | undefined;
  /** Says what the crossed-out amount is, as 'Price before'. */
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
